import type { UserDetail } from '@suite/api';

/** A learner for tests, with the fields that the pages of the weeks read. */
export const learner = (over: Partial<UserDetail> = {}): UserDetail =>
  ({
    userInfo: { id: 7, opid: 'o', phone: '', nickname: '思远', avatar: '', version_id: 2 },
    chaiBookInfo: null,
    isMaterialEmpty: 0,
    isHomeworkEmpty: 0,
    courseList: [],
    todayTasks: [],
    ...over,
  }) as UserDetail;
