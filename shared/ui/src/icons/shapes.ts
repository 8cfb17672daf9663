/** Outlines on a 24 grid, for icons in React and for the toast, which draws without it. */
export const shapes = {
  arrow: 'M9 5.5l6.5 6.5L9 18.5',
  check: 'M5 12.6l4.8 4.8L19.2 7.6',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 7.5v4.8l3.2 2',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.6v.1',
} as const;
