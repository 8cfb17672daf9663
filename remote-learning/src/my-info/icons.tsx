import { lineIcon } from '@suite/ui';
import { IconCap, IconCard, IconChat, IconPerson, IconUp } from '../home/icons';
import { serviceIcons } from '../home/service-icons';

export const IconSearch = lineIcon('M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM16 16l4.5 4.5');

/** The icons of the menu's rows, by key. */
export const menuIcons: Record<string, ReturnType<typeof lineIcon> | undefined> = {
  card: IconCard,
  information: IconPerson,
  mistakes: serviceIcons.mistakes,
  graduate: IconCap,
  manual: lineIcon('M12 6.5C10 4.8 7 4.5 4 4.5v13c3 0 6 .3 8 2 2-1.7 5-2 8-2v-13c-3 0-6 .3-8 2zM12 6.5v13'),
  upgrade: IconUp,
  teacher: IconChat,
  orders: lineIcon('M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM8.5 8h7M8.5 12h7'),
  contract: lineIcon('M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6'),
  diploma: lineIcon(
    'M4 4.5h16V15H13M4 4.5V15h2.5M8 8h8M8 11h3M9.8 12.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6zM8 17.5v4l1.8-1.2 1.8 1.2v-4',
  ),
  apply: lineIcon('M6 3.5h12v17H6zM9 8h6M9 11.5h3M12 17.5l1.5 1.5 3-3.5'),
  notes: lineIcon('M6.5 3.5H19v17H6.5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM4.5 17.5a1.5 1.5 0 0 1 2-1H19M9 8h6'),
  reward: lineIcon(
    'M4 9h16v4H4zM5.5 13h13v7.5h-13zM12 9v11.5M12 9S8 9 8 6.5 11.5 4 12 9c.5-5 4-5 4-2.5S12 9 12 9z',
  ),
  invoice: lineIcon(
    'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5L7.7 19l-2.2 1.5zM9 8l3 3.5L15 8M12 11.5V16M9.5 13h5',
  ),
  refund: lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM9 8l3 3.5L15 8M12 11.5V16M9.5 13h5'),
  survey: serviceIcons.survey,
  agreement: lineIcon('M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 11.8l2.2 2.2 4-4.2'),
};
