import { lineIcon } from '@suite/ui';

export const IconText = lineIcon(
  'M7 3.5h7.5L19 8v11a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1-1.5zM14 3.8V8.5h4.7M9 12.5h7M9 16h5',
);
export const IconVideo = lineIcon(
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.2 9l4.8 3-4.8 3z',
);
export const IconHomework = lineIcon(
  'M8 4.5H6.5A1.5 1.5 0 0 0 5 6v13a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V6a1.5 1.5 0 0 0-1.5-1.5H16M9 3h6v3.2H9zM8.8 13.2l2.2 2.2 4.2-4.4',
);
export const IconEye = lineIcon(
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4z',
);
