import { get, post } from './call';
import type { DistributeStatus, RestConfirmParams, RestNotice, ResumeNotice } from './entities/class';

export const investmentStatus = get<void, DistributeStatus>('/v3/investmentStudy/distribute/status');
export const investmentRestNotice = get<void, RestNotice>('/v3/investmentCourse/xiuxue/notice');
export const confirmInvestmentRest = post<RestConfirmParams, DistributeStatus>(
  '/v3/investmentCourse/xiuxue/confirm',
);
export const investmentResumeNotice = get<void, ResumeNotice>('/v3/investmentCourse/fuxue/notice');
