export default {
  board: 'Board of {{name}}',
} as const;
