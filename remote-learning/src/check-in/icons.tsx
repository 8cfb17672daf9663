import { lineIcon } from '@suite/ui';

export const IconFlame = lineIcon(
  'M12 3c.6 3.2 5.5 5.2 5.5 10.4A5.6 5.6 0 0 1 12 19.2a5.6 5.6 0 0 1-5.5-5.8c0-2 .9-3.4 2-4.5.3 1.4 1 2.2 1.9 2.6C10 8.5 10.5 5.3 12 3z',
);
export const IconQuote = lineIcon(
  'M10 7.5C7.3 8.3 5.5 10.3 5.5 13.2V16.5h4.5v-4.5H7.6M19 7.5c-2.7.8-4.5 2.8-4.5 5.7V16.5H19v-4.5h-2.4',
);
export const IconPoster = lineIcon(
  'M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM5 14l4-4 4.5 4.5 2-2L19 16M14.5 8v.1',
);
