import { get, post } from './call';
import type { DistributeStatus, RestConfirmParams, RestNotice, ResumeNotice } from './entities/class';

export const investmentStatus = get<void, DistributeStatus>(
  '/v3/investmentStudy/distribute/status',
  'can_cancel! cancel_deadline@ class_info? class_name$ end_date@ start_date@',
);
export const investmentRestNotice = get<void, RestNotice>(
  '/v3/investmentCourse/xiuxue/notice',
  'end_date@ is_show! start_date@ title$',
);
export const confirmInvestmentRest = post<RestConfirmParams, DistributeStatus>(
  '/v3/investmentCourse/xiuxue/confirm',
  'can_cancel! cancel_deadline@ class_info? class_name$ end_date@ start_date@',
);
export const investmentResumeNotice = get<void, ResumeNotice>(
  '/v3/investmentCourse/fuxue/notice',
  'class_name$ is_show! start_date@ title$',
);
