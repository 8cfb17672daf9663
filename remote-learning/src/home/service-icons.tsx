import { lineIcon } from '@suite/ui';
import { IconCalendar, IconExam, IconLive, IconWallet } from './icons';

const book = lineIcon('M12 7c-2-1.7-4.7-2-8-2v13c3.3 0 6 .3 8 2 2-1.7 4.7-2 8-2V5c-3.3 0-6 .3-8 2zM12 7v13');
const more = lineIcon('M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z');
const material = lineIcon('M4 6.5h6l2 2h8v11H4zM8 13.5h8');
const mistakes = lineIcon('M6 3.5h13v17H6zM9.5 3.5v17M12.5 9l4 4m0-4l-4 4');
const trophy = lineIcon(
  'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4v1.5A3.5 3.5 0 0 0 7.7 11M16.5 6H20v1.5a3.5 3.5 0 0 1-3.7 3.5M12 14.5V18M8 20.5h8M9.5 18h5',
);
const film = lineIcon('M4 5h16v14H4zM4 9.5h16M8 5l2 4.5M13 5l2 4.5M10.5 12.5v4l3.5-2z');
const star = lineIcon('M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z');
const smile = lineIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM8.5 14a4 4 0 0 0 7 0M9 9.5v.6M15 9.5v.6',
);

/** The icons of the entrances to pages of this app, by key. */
export const serviceIcons: Record<string, ReturnType<typeof lineIcon> | undefined> = {
  mistakes,
  book,
  more,
  material,
  task: IconExam,
  class: IconCalendar,
  trophy,
  playback: IconLive,
  link: film,
  evaluate: star,
  survey: smile,
  account: IconWallet,
};
