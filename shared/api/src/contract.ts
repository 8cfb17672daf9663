import { post } from './call';

/** The learner has seen that a contract waits and does not want to be told again. */
export const closeSignNotice = post<{ contractId: number }, null>('/contracts/closeSignNotice');
