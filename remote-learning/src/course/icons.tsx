import { lineIcon } from '@suite/ui';

const ring = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z';

export const IconDone = lineIcon(`${ring}M8.2 12.3l2.6 2.6 5-5.4`);
export const IconReady = lineIcon(`${ring}M10.3 8.8v6.4l5-3.2z`);
export const IconLocked = lineIcon(
  'M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
);
export const IconTest = lineIcon(
  'M6.5 3.5h11a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM9 9l1.2 1.2L12.5 8M9 14.5l1.2 1.2 2.3-2.2M15 9.5h.5M15 15h.5',
);
export const IconList = lineIcon('M4.5 6.5h.1M9 6.5h10.5M4.5 12h.1M9 12h10.5M4.5 17.5h.1M9 17.5h10.5');
export const IconText = lineIcon(
  'M6.5 3.5h8l4 4v12a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM14.5 3.5v4h4M8.5 12h7M8.5 16h5',
);
export const IconFilm = lineIcon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM10.2 9v6l4.6-3z',
);
