import { get, getList, post } from './call';
import type { Choice, Flag } from './entities/basic';
import type { LatestEntrance, PurchaseFlags, UserAct, UserDetail } from './entities/user-detail';
import type { StudentExt, StudentInfos } from './entities/user-profile';

export interface Banner {
  id: number;
  title: string;
  image: string;
  /** A path of the suite or a whole address; '' leads nowhere. */
  link: string;
}

export interface Banners {
  /** Shown by itself on entering; null when there is none. */
  ad: Banner | null;
  banners: Banner[];
}

/** What a learner may change of their profile. */
export interface UpdateUserParams {
  nickname: string;
  avatar: string;
}

export interface BlackWords {
  hasBlackWord: Flag;
  /** The words that are refused. */
  words: string[];
}

export const userDetail = get<void, UserDetail>(
  '/Index/index',
  'author$ book_name$ can_cancel! cancel_deadline@ chaiBookInfo? class_name$ contractId# contractInfo? contract_name$ courseList* course_name$ end_date@ isBiye! isBuy! isCyjBuy! isGlBuy! isHomeworkEmpty! isHyfxBiye! isJPBiye! isJieke! isMaterialEmpty! isSyBiye! isTemporary! isTzzhBiye! isZcBuy! is_done! is_public! is_show_notice! is_signed! name$ nickname$ paperId# seenActs* splitInfosData? start_date@ teacherInfo? teacher_name$ title$ todayTasks* trophyId# userVideoVersionIsNew! videoLines* week_id#',
);
export const isBuyCourse = get<void, PurchaseFlags>(
  '/v3/study/isBuyCourse',
  'is_buy_advanced! is_buy_finance_reform! is_buy_industry! is_buy_investment! is_buy_jingpin! is_buy_live_xby_reform! is_need_video_test!',
);
/** Null before the first video. */
export const latestEntrance = get<void, LatestEntrance | null>(
  '/v3/latest-entrance',
  'chapter_name$ course_name$ is_public! video_name$',
);
export const banners = get<void, Banners>('/Index/banners', 'ad? banners* title$');
/** Remembers that the learner has been told. */
export const upUserAct = post<{ act: UserAct }, null>('/user/UpUserAct');
export const isContractSigned = get<void, { is_signed: Flag }>('/contracts/isSigned', 'is_signed!');
export const canUseCounter = get<void, { canUse: Flag }>('/User/canUseCounter', 'canUse!');
export const education = getList<void, Choice>('/user/education', 'name$');
export const pcLevel = getList<void, Choice>('/user/pcLevel', 'name$');
export const addStudentInfos = post<StudentInfos, null>('/SplitClass/addStudentInfos');
export const saveSdtExt = post<StudentExt, null>('/splitClass/saveSdtExt');
export const updateUser = post<UpdateUserParams, null>('/Zhc/updateUser');
export const upgradeCourse = post<void, null>('/v3/course/upgrade');
export const hasBlackWord = post<{ content: string }, BlackWords>(
  '/v3/user/hasBlackWord',
  'hasBlackWord! words*',
);
