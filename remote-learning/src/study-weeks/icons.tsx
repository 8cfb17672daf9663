import { lineIcon } from '@suite/ui';

export const IconLock = lineIcon(
  'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
);
export const IconDoneMark = lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM8 12.2l2.8 2.8 5.2-5.6');
export const IconTodo = lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z');
export const IconNow = lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM10 8.4l5.4 3.6-5.4 3.6z');
