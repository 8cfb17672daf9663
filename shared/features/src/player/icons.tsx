import { lineIcon, solidIcon } from '@suite/ui';

export const IconFull = lineIcon('M4 9V4.5h4.5M15.5 4.5H20V9M20 15v4.5h-4.5M8.5 19.5H4V15');
export const IconNotFull = lineIcon('M8.5 4.5V9H4M20 9h-4.5V4.5M15.5 19.5V15H20M4 15h4.5v4.5');
export const IconReplay = lineIcon('M5 12a7.2 7.2 0 1 0 2.3-5.3M7.6 3v4h4');
export const IconSwap = lineIcon('M4 8.5h15l-3.5-3.5M20 15.5H5l3.5 3.5');

export const IconSound = lineIcon('M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5H7V19H4.5zM17 13.5h2.5V19H17z');

export const IconPlay = solidIcon(
  'M8 4.9v14.2a.8.8 0 0 0 1.2.7l11-7.1a.8.8 0 0 0 0-1.4l-11-7.1A.8.8 0 0 0 8 4.9z',
);
export const IconPause = solidIcon('M7.2 4.5h2.6v15H7.2zM14.2 4.5h2.6v15h-2.6z');
