import { get, getList, post } from './call';
import type { Day } from './entities/basic';
import type {
  ClassDay,
  ClassInfo,
  DistributeStatus,
  RestConfirmParams,
  RestNotice,
  ResumeNotice,
} from './entities/class';
import type { MaterialDetail, MaterialInfoParams } from './entities/material';

export const advancedStatus = get<void, DistributeStatus>('/v3/advancedCourse/distribute/status');
/** Month as `YYYY-MM`. */
export const advancedCalendar = getList<{ month: string }, ClassDay>(
  '/v3/advancedCourse/distribute/calendar/list',
);
export const submitAdvancedClass = post<{ date: Day }, ClassInfo>('/v3/advancedCourse/distribute/submit');
export const cancelAdvancedClass = post<void, null>('/v3/advancedCourse/distribute/cancel');
/** @writes marks the material as studied unless it is a preview */
export const advancedMaterialInfo = get<MaterialInfoParams, MaterialDetail>(
  '/v3/advancedCourse/getWapMaterialInfo',
);
export const advancedRestNotice = get<void, RestNotice>('/v3/advancedCourse/xiuxue/notice');
export const confirmAdvancedRest = post<RestConfirmParams, DistributeStatus>(
  '/v3/advancedCourse/xiuxue/confirm',
);
export const advancedResumeNotice = get<void, ResumeNotice>('/v3/advancedCourse/fuxue/notice');
