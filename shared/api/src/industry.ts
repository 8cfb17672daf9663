import { get, post } from './call';
import type { DistributeStatus, RestConfirmParams, RestNotice, ResumeNotice } from './entities/class';

export const industryStatus = get<void, DistributeStatus>(
  '/v3/industryStudy/distribute/status',
  'can_cancel! cancel_deadline@ class_info? class_name$ end_date@ start_date@',
);
export const industryRestNotice = get<void, RestNotice>(
  '/v3/industryCourse/xiuxue/notice',
  'end_date@ is_show! start_date@ title$',
);
export const confirmIndustryRest = post<RestConfirmParams, DistributeStatus>(
  '/v3/industryCourse/xiuxue/confirm',
  'can_cancel! cancel_deadline@ class_info? class_name$ end_date@ start_date@',
);
export const industryResumeNotice = get<void, ResumeNotice>(
  '/v3/industryCourse/fuxue/notice',
  'class_name$ is_show! start_date@ title$',
);
