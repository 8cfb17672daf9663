import { get, post } from './call';
import type { DistributeStatus, RestConfirmParams, RestNotice, ResumeNotice } from './entities/class';

export const industryStatus = get<void, DistributeStatus>('/v3/industryStudy/distribute/status');
export const industryRestNotice = get<void, RestNotice>('/v3/industryCourse/xiuxue/notice');
export const confirmIndustryRest = post<RestConfirmParams, DistributeStatus>(
  '/v3/industryCourse/xiuxue/confirm',
);
export const industryResumeNotice = get<void, ResumeNotice>('/v3/industryCourse/fuxue/notice');
