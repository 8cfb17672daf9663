import {
  manageContractInfo,
  manageFaceUrl,
  managementPayOrder,
  manageSignUrl,
  manageStsToken,
  sendContract,
  signManageContract,
  verifyManageCode,
  verifyManageIdentity,
} from '@suite/api';
import * as v from 'valibot';
import { update } from '../../../db/queries';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id } from '../../params';
import { rule } from '../../refusal';
import { ordering } from '../orders/goods-calls';
import { contractOf, makeManageContracts } from './contracts';
import { seedManageContracts } from './seed';
import { signingHandlers } from './signing';
import { stsToken } from './store';

/** The contracts of the management course by the calls of its old edition. */
export const managementContract: Group = {
  name: 'management-contract',
  handlers: [
    ordering(managementPayOrder, 'management'),
    ...signingHandlers({
      info: manageContractInfo,
      identity: verifyManageIdentity,
      code: verifyManageCode,
      faceUrl: manageFaceUrl,
      signUrl: manageSignUrl,
      submit: signManageContract,
    }),
    handle(manageStsToken, ({ learner, now }) => stsToken(learner.id, now)),
    handle(
      sendContract,
      v.object({
        contractId: id(),
        email: v.pipe(v.string(), v.trim(), v.maxLength(100), v.email('邮箱格式不正确')),
      }),
      async (asking) => {
        const { status, row } = await contractOf(asking, asking.params.contractId);
        if (status !== 'signed') throw rule('合同签署后才能发送');
        await update(asking.db, 'manage_contract', { id: row.id }, { sent_to: asking.params.email });
        return null;
      },
    ),
  ],
  seed: seedManageContracts,
  settle: makeManageContracts,
  paid: ({ db, now }) => makeManageContracts({ db, now }),
};
