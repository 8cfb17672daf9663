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

export const advancedStatus = get<void, DistributeStatus>(
  '/v3/advancedCourse/distribute/status',
  'can_cancel! cancel_deadline@ class_info? class_name$ end_date@ start_date@',
);
/** Month as `YYYY-MM`. */
export const advancedCalendar = getList<{ month: string }, ClassDay>(
  '/v3/advancedCourse/distribute/calendar/list',
  'date@',
);
export const submitAdvancedClass = post<{ date: Day }, ClassInfo>(
  '/v3/advancedCourse/distribute/submit',
  'can_cancel! cancel_deadline@ class_name$ end_date@ start_date@',
);
export const cancelAdvancedClass = post<void, null>('/v3/advancedCourse/distribute/cancel');
/** @writes marks the material as studied unless it is a preview */
export const advancedMaterialInfo = get<MaterialInfoParams, MaterialDetail>(
  '/v3/advancedCourse/getWapMaterialInfo',
  'record_time@ title$ video_info? video_name$ week_id# week_name$',
);
export const advancedRestNotice = get<void, RestNotice>(
  '/v3/advancedCourse/xiuxue/notice',
  'end_date@ is_show! start_date@ title$',
);
export const confirmAdvancedRest = post<RestConfirmParams, DistributeStatus>(
  '/v3/advancedCourse/xiuxue/confirm',
  'can_cancel! cancel_deadline@ class_info? class_name$ end_date@ start_date@',
);
export const advancedResumeNotice = get<void, ResumeNotice>(
  '/v3/advancedCourse/fuxue/notice',
  'class_name$ is_show! start_date@ title$',
);
