import type { Group } from '../../group';
import { certificateHandlers } from './calls';
import { reviewCertificates } from './review';
import { seedCertificates } from './seed';
import { certificateMigrations } from './tables';

/** The printed certificates: applying, the review, and their way to the learner. */
export const certificate: Group = {
  name: 'certificate',
  migrations: certificateMigrations,
  handlers: certificateHandlers,
  seed: seedCertificates,
  settle: reviewCertificates,
};
