export default {
  title: 'Sintra',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
} as const;
