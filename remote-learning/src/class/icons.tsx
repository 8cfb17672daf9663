import { lineIcon } from '@suite/ui';

export const IconCalendar = lineIcon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 9.5h16M8 3v4M16 3v4',
);
export const IconStudying = lineIcon(
  'M4 5.5c3-.8 5.6-.4 8 1.5 2.4-1.9 5-2.3 8-1.5v12.5c-3-.8-5.6-.4-8 1.5-2.4-1.9-5-2.3-8-1.5zM12 7v12.5',
);
export const IconResting = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM9.8 9v6M14.2 9v6');
export const IconForm = lineIcon(
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8.5 8h7M8.5 12h7M8.5 16h4',
);
export const IconPoster = lineIcon(
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM5 14l4-4 4.5 4.5 2-2L19 16M14.5 8v.1',
);
export const IconTeacher = lineIcon(
  'M12 4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6zM4.5 20a7.5 6.5 0 0 1 15 0',
);
