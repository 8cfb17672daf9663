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
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { find, insert, update, type Tables } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, id, rule } from '../../handle';
import { ordering } from '../orders';
import { contractOf, makeManageContracts } from './contracts';
import { signingHandlers, stsToken } from './signing';

const DAY = 24 * 3600_000;

type Part = Partial<Insertable<Tables['manage_contract']>>;

/** What was signed in the past was signed by the learner in Zhejiang. */
const identity = ({ name, idNumber }: Seeding['person']): Part => ({
  signer_name: name,
  id_number: idNumber,
  province_id: '330000',
  city_id: '330100',
});

/** Contracts that were added for a person who has one in each state. */
const more = (seeding: Seeding): Part[] => {
  const { now, person } = seeding;
  const guangdong = { ...identity(person), province_id: '440000', city_id: '440100' };
  return [
    { name: '线下研讨会补充协议', made_at: now - 2 * DAY, sign_way: 'link' },
    {
      ...guangdong,
      name: '企业内训补充协议',
      made_at: now - 9 * DAY,
      sms_at: now - 8 * DAY,
      rejected_at: now - 7 * DAY,
      reason: '签名无法辨认，请用正楷重新签名',
    },
    { name: '证书邮寄补充协议', made_at: now - 50 * DAY, expires_at: now - 20 * DAY },
    {
      ...guangdong,
      name: '广州班转班协议',
      made_at: now - 40 * DAY,
      revoked_at: now - 38 * DAY,
      reason: '转班申请已取消，协议随之撤销',
    },
  ];
};

/** The contract of each buyer, as far as their record says. */
async function seedManageContracts(seeding: Seeding): Promise<void> {
  const { db, now, person, learner } = seeding;
  await makeManageContracts({ db, now });
  const past = await find(db, 'manage_learner', { learner_id: learner.id });
  if (!past) return;
  if (past.signed_at !== null) {
    await update(
      db,
      'manage_contract',
      { learner_id: learner.id },
      {
        ...identity(person),
        sms_at: past.signed_at,
        sms_mobile: learner.mobile,
        signed_at: past.signed_at,
      },
    );
  }
  if (person.key !== 'manage-done') return;
  const rows = more(seeding).map((part) => ({
    learner_id: learner.id,
    is_main: 0 as const,
    name: '',
    made_at: now,
    expires_at: now + 28 * DAY,
    ...part,
  }));
  for (const row of rows) await insert(db, 'manage_contract', row);
}

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
