import {
  closeSignNotice,
  contractIndex,
  contractListV2,
  contractVerified,
  isContractSigned,
  previewContract,
  userAreaList,
} from '@suite/api';
import * as v from 'valibot';
import { contractDocuments } from '../../../content';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';
import { contractInfo, itemOf, listOf, makeContracts, stateOf } from './contracts';
import { contractOf, hasFace } from './progress';
import { provinces } from './provinces';
import { faceOutcome } from './rules';
import { seedContracts } from './seed';
import { signingHandlers } from './signing';

const which = v.object({ contractId: id() });

/** The contracts of the courses that a learner has bought. */
export const contract: Group = {
  name: 'contract',
  handlers: [
    ...signingHandlers,
    handle(isContractSigned, async (asking) => ({ is_signed: (await contractInfo(asking))?.is_signed ?? 0 })),
    handle(contractListV2, async ({ db, now, learner }) => ({ list: await listOf(db, learner.id, now) })),
    handle(contractIndex, which, async ({ db, now, learner, params }) =>
      stateOf(await contractOf(db, learner.id, params.contractId), learner, now),
    ),
    handle(contractVerified, which, async ({ db, learner, params }) => {
      const contract = await contractOf(db, learner.id, params.contractId);
      return {
        is_identity: contract.row.id_number === null ? 0 : 1,
        is_face: hasFace(contract) ? 1 : 0,
        is_code: contract.row.sms_at === null ? 0 : 1,
        face: faceOutcome(contract.row, contract.face),
        face_tries: contract.face?.triesLeft ?? 3,
      };
    }),
    handle(userAreaList, () => ({ list: provinces() })),
    handle(previewContract, which, async ({ db, now, learner, params }) => {
      const found = await contractOf(db, learner.id, params.contractId);
      const { id, contract_name, status, sign_time } = itemOf(found, now);
      const { line, version, signature } = found.row;
      return {
        id,
        contract_name,
        version: String(version),
        status,
        sign_time,
        documents: contractDocuments(line, version),
        signature: signature ?? '',
      };
    }),
    handle(closeSignNotice, which, async ({ db, now, learner, params }) => {
      const { numUpdatedRows } = await db
        .updateTable('contract')
        .set(({ fn, val }) => ({ notice_closed_at: fn.coalesce('notice_closed_at', val(now)) }))
        .where('id', '=', params.contractId)
        .where('learner_id', '=', learner.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound('合同不存在');
      return null;
    }),
  ],
  seed: seedContracts,
  settle: makeContracts,
  async detail(asking) {
    const info = await contractInfo(asking);
    return { contractInfo: info, contractId: info?.id ?? null };
  },
};
