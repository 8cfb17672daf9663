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

export const userDetail = get<void, UserDetail>('/Index/index');
export const isBuyCourse = get<void, PurchaseFlags>('/v3/study/isBuyCourse');
/** Null before the first video. */
export const latestEntrance = get<void, LatestEntrance | null>('/v3/latest-entrance');
export const banners = get<void, Banners>('/Index/banners');
/** Remembers that the learner has been told. */
export const upUserAct = post<{ act: UserAct }, null>('/user/UpUserAct');
export const isContractSigned = get<void, { is_signed: Flag }>('/contracts/isSigned');
export const canUseCounter = get<void, { canUse: Flag }>('/User/canUseCounter');
export const education = getList<void, Choice>('/user/education');
export const pcLevel = getList<void, Choice>('/user/pcLevel');
export const addStudentInfos = post<StudentInfos, null>('/SplitClass/addStudentInfos');
export const saveSdtExt = post<StudentExt, null>('/splitClass/saveSdtExt');
export const updateUser = post<UpdateUserParams, null>('/Zhc/updateUser');
export const upgradeCourse = post<void, null>('/v3/course/upgrade');
export const hasBlackWord = post<{ content: string }, BlackWords>('/v3/user/hasBlackWord');
