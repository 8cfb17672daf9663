import { lineIcon } from '@suite/ui';
import { IconCalendar, IconCap, IconExam, IconHeart, IconLive, IconWallet } from './icons';

const people = lineIcon(
  'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 1 0 9 5zM3 19a6 6 0 0 1 12 0M15.5 5.5a3.2 3.2 0 0 1 0 5.8M17.5 13.8A6 6 0 0 1 21 19',
);
const book = lineIcon('M12 7c-2-1.7-4.7-2-8-2v13c3.3 0 6 .3 8 2 2-1.7 4.7-2 8-2V5c-3.3 0-6 .3-8 2zM12 7v13');
const more = lineIcon('M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z');
const material = lineIcon('M4 6.5h6l2 2h8v11H4zM8 13.5h8');
const practice = lineIcon('M5 4h11v8M5 4v16h6M8 8.5h5M8 12.5h3M14 19.5l.5-2.5 5-5 2 2-5 5z');
const notes = lineIcon(
  'M6.5 3.5H19v17H6.5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM4.5 17.5a1.5 1.5 0 0 1 2-1H19M9 8h6',
);
const mistakes = lineIcon('M6 3.5h13v17H6zM9.5 3.5v17M12.5 9l4 4m0-4l-4 4');
const trophy = lineIcon(
  'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4v1.5A3.5 3.5 0 0 0 7.7 11M16.5 6H20v1.5a3.5 3.5 0 0 1-3.7 3.5M12 14.5V18M8 20.5h8M9.5 18h5',
);
const film = lineIcon('M4 5h16v14H4zM4 9.5h16M8 5l2 4.5M13 5l2 4.5M10.5 12.5v4l3.5-2z');
const contract = lineIcon('M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6');
const diploma = lineIcon(
  'M4 4.5h16V15H13M4 4.5V15h2.5M8 8h8M8 11h3M9.8 12.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6zM8 17.5v4l1.8-1.2 1.8 1.2v-4',
);
const gift = lineIcon(
  'M4 9h16v4H4zM5.5 13h13v7.5h-13zM12 9v11.5M12 9S8 9 8 6.5 11.5 4 12 9c.5-5 4-5 4-2.5S12 9 12 9z',
);
const star = lineIcon('M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z');
const smile = lineIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM8.5 14a4 4 0 0 0 7 0M9 9.5v.6M15 9.5v.6',
);
const invoice = lineIcon(
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5L7.7 19l-2.2 1.5zM9 8l3 3.5L15 8M12 11.5V16M9.5 13h5',
);
const counter = lineIcon(
  'M6 3.5h12v17H6zM9 7h6M9 11.5h.1M12 11.5h.1M15 11.5h.1M9 14.5h.1M12 14.5h.1M15 14.5h.1M9 17.5h.1M12 17.5h3',
);
const market = lineIcon('M4 4v16h16M7.5 15l3.5-4 3 2.5 5-6');

/** The icons of the entrances, by key. */
export const serviceIcons: Record<string, ReturnType<typeof lineIcon>> = {
  manage: people,
  mistakes,
  certificate: IconCap,
  book,
  more,
  material,
  task: IconExam,
  practice,
  class: IconCalendar,
  notes,
  trophy,
  playback: IconLive,
  link: film,
  feel: IconHeart,
  contract,
  diploma,
  reward: gift,
  evaluate: star,
  survey: smile,
  invoice,
  counter,
  calendar: IconCalendar,
  market,
  account: IconWallet,
};
