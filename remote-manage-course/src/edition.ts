import type { ManageEditionName } from '@suite/api';
import { places } from '@suite/kernel/places';

/** The pages in which the editions of the management course differ. */
export interface ManageEdition {
  name: ManageEditionName;
  hub: () => string;
  pay: () => string;
  evaluate: (evaluation?: { evaluateId?: number }) => string;
  evaluateResult: (evaluation: { evaluateId: number }) => string;
}

export const editions: Record<ManageEditionName, ManageEdition> = {
  old: {
    name: 'old',
    hub: places.manageCourse,
    pay: places.managePay,
    evaluate: places.manageEvaluate,
    evaluateResult: places.manageEvaluateResult,
  },
  new: {
    name: 'new',
    hub: places.newManageCourse,
    pay: places.newManagePay,
    evaluate: places.newManageEvaluate,
    evaluateResult: places.newManageEvaluateResult,
  },
};

/** The edition whose pages and calls serve a learner: the new one before a purchase, and for one that is newer still. */
export const editionFor = (bought: ManageEditionName | null): ManageEditionName =>
  bought === 'old' ? 'old' : 'new';
