import { lineIcon } from '@suite/ui';

export const IconSign = lineIcon('M5 3.5h9l5 5V20.5H5zM14 3.5v5h5M8.5 16.5c1.5-3 2.5-3 3 0 .8-1.5 2-1.5 4 0');
export const IconPerson = lineIcon('M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 1 0 12 4zM4.5 20a7.5 6.5 0 0 1 15 0');
export const IconCap = lineIcon('M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.8V16c3 2.6 8 2.6 11 0v-4.2M21.5 9.5V15');
export const IconCard = lineIcon(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM8.5 8.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 1 0 0-3.8zM5.8 15.8a2.8 2.8 0 0 1 5.4 0M14 10h4M14 14h4',
);
export const IconUp = lineIcon('M12 20V8M6.5 12.5L12 7l5.5 5.5M5 4h14');
export const IconSync = lineIcon(
  'M4.5 11a7.6 7.6 0 0 1 13.7-3.6L20 9.5M20 4.5v5h-5M19.5 13a7.6 7.6 0 0 1-13.7 3.6L4 14.5M4 19.5v-5h5',
);
export const IconExam = lineIcon('M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3');
export const IconPlay = lineIcon('M8.5 5.5v13l10-6.5z');
export const IconChat = lineIcon('M4 5h16v11.5h-8.5L7 20v-3.5H4zM8.5 10.8h.1M12 10.8h.1M15.5 10.8h.1');
export const IconCalendar = lineIcon('M4.5 5.5h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4M8.5 14h2M13.5 14h2');

export const IconHeadset = lineIcon('M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5H7V19H4.5zM17 13.5h2.5V19H17z');
export const IconLive = lineIcon('M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3M8 10v4l3.2-2z');
export const IconHeart = lineIcon(
  'M12 19.5S4 15 4 9.3A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.8c0 5.7-8 10.2-8 10.2z',
);
export const IconWallet = lineIcon(
  'M4 7h14.5A1.5 1.5 0 0 1 20 8.5v10a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5zM4 7l11-3.5V7M15.5 13.5H20',
);
