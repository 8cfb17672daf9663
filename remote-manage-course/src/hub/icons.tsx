import { lineIcon } from '@suite/ui';

export const IconTeam = lineIcon(
  'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 19c.3-3.2 2.5-5 5.5-5s5.2 1.8 5.5 5M16 11.2a2.6 2.6 0 1 0-.9-5M16.5 14c2.4.2 3.8 1.8 4 4.4',
);
