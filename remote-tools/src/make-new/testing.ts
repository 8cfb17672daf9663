import type { ListedShare, NewShare, NewShareCalendar } from '@suite/api';
import { momentText } from '@suite/kernel/time';

/** A share of Shanghai that can be applied for on 11 March 2026. */
export const shareOf = (over: Partial<NewShare> = {}): NewShare => ({
  share_id: 1,
  name: '晨光微电',
  code: '603107',
  apply_code: '732107',
  exchange: 'SH',
  board: '沪市主板',
  industry: '半导体',
  price: '12.34',
  unit: 500,
  apply_limit: 10500,
  win_rate: '',
  apply_date: '2026-03-11',
  result_date: '2026-03-13',
  listing_date: '',
  moved_from: '',
  ...over,
});

/** One of Beijing, where an application is paid at once. */
export const beijingShare = (over: Partial<NewShare> = {}): NewShare =>
  shareOf({
    share_id: 2,
    name: '瑞禾生物',
    code: '920107',
    apply_code: '920107',
    exchange: 'BJ',
    board: '北交所',
    price: '8.00',
    unit: 100,
    apply_limit: 50000,
    ...over,
  });

export const calendarOf = (list: NewShare[], over: Partial<NewShareCalendar> = {}): NewShareCalendar => ({
  today: '2026-03-11',
  server_time: '2026-03-11 10:00:00',
  list,
  holidays: [],
  ...over,
});

export const listedOf = (over: Partial<ListedShare> = {}): ListedShare => ({
  share_id: 9,
  name: '海川新材',
  code: '301707',
  board: '创业板',
  price: '23.15',
  listing_date: '2026-03-04',
  win_rate: '0.0080',
  first_close: '33.61',
  first_gain: '45.20',
  unit_gain: '5230.00',
  ...over,
});

/** The calendar as a provider tells it whose clock agrees with the device's. */
export const toldNow = (calendar: NewShareCalendar): NewShareCalendar => ({
  ...calendar,
  server_time: momentText(Date.now()),
});
