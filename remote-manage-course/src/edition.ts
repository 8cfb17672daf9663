import type { ManageEditionName } from '@suite/api';
import { links } from '@suite/kernel/links';

/** The pages in which the editions of the management course differ. */
export interface ManageEdition {
  name: ManageEditionName;
  hub: (at?: { contact?: 'teacher' }) => string;
  pay: () => string;
  evaluate: (evaluation?: { evaluateId?: number }) => string;
  evaluateResult: (evaluation: { evaluateId: number }) => string;
}

export const editions: Record<ManageEditionName, ManageEdition> = {
  old: {
    name: 'old',
    hub: links.manageCourse,
    pay: links.managePay,
    evaluate: links.manageEvaluate,
    evaluateResult: links.manageEvaluateResult,
  },
  new: {
    name: 'new',
    hub: links.newManageCourse,
    pay: links.newManagePay,
    evaluate: links.newManageEvaluate,
    evaluateResult: links.newManageEvaluateResult,
  },
};

/** The edition whose pages and calls serve a learner: the new one before a purchase, and for one that is newer still. */
export const editionFor = (bought: ManageEditionName | null): ManageEditionName =>
  bought === 'old' ? 'old' : 'new';
