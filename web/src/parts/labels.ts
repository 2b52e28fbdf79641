// What something is called, for who hears it as for who points at it.

export function named(label: string) {
  return { 'aria-label': label, title: label };
}

/** The same for what is looked at only. */
export function pictured(label: string) {
  return { role: 'img', ...named(label) } as const;
}
