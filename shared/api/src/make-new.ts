import { get, getList, post } from './call';
import * as codes from './codes';
import type { DateTime, Day, Flag, Paged, PageParams } from './entities/basic';
import type { Session } from './login';

/** Where a share is listed: Shanghai, Shenzhen or Beijing. Each exchange has rules of its own for new shares. */
export type Exchange = 'SH' | 'SZ' | 'BJ';

/** A new share, with the days on which its buyers have to act. */
export interface NewShare {
  share_id: number;
  name: string;
  /** Code of the share after its listing. */
  code: string;
  /** Code that is typed to apply. */
  apply_code: string;
  exchange: Exchange;
  board: string;
  industry: string;
  /** Yuan, `12.34`; '' until it is published. */
  price: string;
  /** Shares in one unit of an application. */
  unit: number;
  /** Most shares for which one account can apply. */
  apply_limit: number;
  /** Percent of the units that won, `0.0312`; '' until it is published. */
  win_rate: string;
  apply_date: Day;
  /** The winners are published, and what they won is paid. */
  result_date: Day;
  /** '' until it is announced. */
  listing_date: Day;
  /** The day of application as it was announced first; '' unless it was moved. */
  moved_from: Day;
}

/** A day on which the exchange is closed although it is no weekend. */
export interface MarketHoliday {
  date: Day;
  name: string;
}

export interface NewShareCalendar {
  /** The server's day. */
  today: Day;
  server_time: DateTime;
  /** From two months ago until the last that is announced, by the day of application. */
  list: NewShare[];
  /** For the same time, in the order of their dates. */
  holidays: MarketHoliday[];
}

/** How a share has done since its listing. */
export interface ListedShare {
  share_id: number;
  name: string;
  code: string;
  board: string;
  /** Yuan. */
  price: string;
  listing_date: Day;
  win_rate: string;
  /** Closing price of its first day, in yuan. */
  first_close: string;
  /** Percent above the price of the issue, negative when below. */
  first_gain: string;
  /** Yuan that one winning unit had gained or lost at the close of the first day. */
  unit_gain: string;
}

export interface MakeNewLogin {
  is_login: Flag;
  /** '' unless the visitor is logged in. */
  nickname: string;
}

export interface Subscription {
  is_subscribe: Flag;
  /** '' unless subscribed. */
  subscribe_time: DateTime;
}

export type FundType = 'stock' | 'mixed' | 'bond' | 'index' | 'money';

/** A fund as its list shows it. Net values are yuan with four decimals, changes are percent with two. */
export interface Fund {
  fund_id: number;
  name: string;
  code: string;
  type: FundType;
  /** Stopped funds have been wound up: their last value stays. */
  status: 'open' | 'paused' | 'stopped';
  /** Day of the newest net value. */
  date: Day;
  unit_value: string;
  accumulated_value: string;
  /** '' when the fund is too young. */
  day_change: string;
  month_change: string;
  year_change: string;
}

/** Net values of one trading day. */
export interface FundValue {
  date: Day;
  unit_value: string;
  accumulated_value: string;
}

export interface FundDetail extends Fund {
  company: string;
  manager: string;
  start_date: Day;
  /** Percent a year. */
  manage_fee: string;
  /** Percent of a purchase. */
  purchase_fee: string;
  /** 1 low to 5 high. */
  risk: number;
  introduce: string;
  /** Oldest first, at most 2,500. */
  list: FundValue[];
}

/** Whether the provider knows the visitor; it answers visitors who are not logged in, too. */
export const makeNewLoginAuth = get<void, MakeNewLogin>('/makeNew/loginAuth', 'is_login! nickname$');
/**
 * Logs in the messenger account of this visit; the session comes as a cookie, too.
 * @writes opens a session
 */
export const makeNewWxLogin = get<void, Session>('/makeNew/wxLogin', '', { handles: [codes.NOT_BOUND] });
/** Shares that are listed, the newest first. */
export const newList = get<PageParams, Paged<ListedShare>>('/makeNew/newList', 'list* listing_date@ name$');
/** Open to every visitor. */
export const calendarList = get<void, NewShareCalendar>(
  '/makeNew/calendarList',
  'apply_code$ apply_date@ date@ holidays* list* listing_date@ moved_from@ name$ result_date@ server_time@ today@',
  { withoutToken: true },
);
export const subscribeNewShares = post<void, Subscription>(
  '/makeNew/subscribe',
  'is_subscribe! subscribe_time@',
);
export const unsubscribeNewShares = post<void, Subscription>(
  '/makeNew/unsubscribe',
  'is_subscribe! subscribe_time@',
);
export const isSubscribe = get<void, Subscription>('/makeNew/isSubscribe', 'is_subscribe! subscribe_time@');
export const fundList = getList<void, Fund>('/makeNew/fundList', 'date@ name$');
export const fundInfo = get<{ fund_id: number }, FundDetail>(
  '/makeNew/fundInfo',
  'date@ introduce$ list* name$ start_date@',
);
