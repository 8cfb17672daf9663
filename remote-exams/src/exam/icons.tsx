import { lineIcon } from '@suite/ui';

export const IconList = lineIcon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1');
export const IconTimer = lineIcon('M12 5.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15zM12 9v4l2.6 1.8M9.5 2.8h5');
export const IconTarget = lineIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 12h.1',
);
export const IconMedal = lineIcon(
  'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11zM8.5 10.6L5.5 3.5h4L12 8l2.5-4.5h4l-3 7.1M10 15.2l1.5 1.5 2.7-3',
);
