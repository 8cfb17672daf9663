import type { Group } from '../../group';
import { certificateHandlers } from './calls';
import { reviewCertificates } from './review';
import { seedCertificates } from './seed';

/** The printed certificates: applying, the review, and their way to the learner. */
export const certificate: Group = {
  name: 'certificate',
  handlers: certificateHandlers,
  seed: seedCertificates,
  settle: reviewCertificates,
};
