import type { LatestEntrance, OwnedCourse, PurchaseFlags, UserDetail } from '@suite/api';

/** The user detail of a learner who has bought nothing, with what a test changes. */
export const detailWith = (part: Partial<UserDetail> = {}): UserDetail => ({
  isBuy: 0,
  isZcBuy: 0,
  isGlBuy: 0,
  isCyjBuy: 0,
  userInfo: {
    id: 7,
    opid: 'o7',
    phone: '19900001234',
    nickname: '清禾',
    avatar: '/a.svg',
    version_id: 2,
  },
  splitInfosData: null,
  contractInfo: null,
  contractId: null,
  isBiye: 0,
  isJieke: 0,
  isSyBiye: 0,
  isTzzhBiye: 0,
  isHyfxBiye: 0,
  isJPBiye: 0,
  videoLines: [],
  isTemporary: 0,
  chaiBookInfo: null,
  isMaterialEmpty: 1,
  isHomeworkEmpty: 1,
  userVideoVersionIsNew: 1,
  courseList: [],
  todayTasks: [],
  teacherInfo: null,
  paperId: null,
  trophyId: null,
  seenActs: [],
  ...part,
});

export const noFlags: PurchaseFlags = {
  is_buy_finance_reform: 0,
  is_buy_live_xby_reform: 0,
  is_buy_advanced: 0,
  is_buy_investment: 0,
  is_buy_industry: 0,
  is_buy_jingpin: 0,
  is_need_video_test: 0,
};

export const courseWith = (part: Partial<OwnedCourse> = {}): OwnedCourse => ({
  course_id: 302,
  line: 'reform',
  course_name: '家庭理财通识课',
  cover: '/c.svg',
  video_total: 20,
  video_done: 10,
  progress: 50,
  is_public: 0,
  ...part,
});

export const entranceWith = (part: Partial<LatestEntrance> = {}): LatestEntrance => ({
  line: 'reform',
  course_id: 302,
  course_name: '家庭理财通识课',
  chapter_id: 30204,
  chapter_name: '投资第一步',
  v_id: 3020403,
  video_name: '债券：把钱借出去',
  cover: '/p.svg',
  progress: 66,
  is_public: 0,
  ...part,
});
