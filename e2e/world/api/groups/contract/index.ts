import {
  closeSignNotice,
  contractIndex,
  contractListV2,
  contractVerified,
  isContractSigned,
  previewContract,
  userAreaList,
  type CourseLine,
  type UserArea,
} from '@suite/api';
import type { Updateable } from 'kysely';
import * as v from 'valibot';
import { areas, type OwnTerms } from '../../../content';
import { update, type Tables } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, id, notFound } from '../../handle';
import { contractText } from './contract-text';
import {
  contractInfo,
  contractOf,
  documentsOf,
  hasFace,
  itemOf,
  listOf,
  makeContracts,
  stateOf,
} from './contracts';
import { faceOutcome } from './rules';
import { signingHandlers } from './signing';

const citiesOf = (province: string) =>
  Object.entries(areas.city_list)
    .filter(([code]) => code.slice(0, 2) === province.slice(0, 2))
    .map(([code, name]) => ({ id: code, name }));

/** The provinces with their cities. */
export const provinces = (): UserArea[] =>
  Object.entries(areas.province_list).map(([province, name]) => ({
    id: province,
    name,
    child: citiesOf(province),
  }));

const HOUR = 3600_000;
const DAY = 24 * HOUR;

type Part = Updateable<Tables['contract']>;

const identityOf = ({ name, idNumber }: Seeding['person']): Part => ({
  signer_name: name,
  id_number: idNumber,
  province_id: '330000',
  city_id: '330100',
});

/** The states of a person who has a contract in each of them, by the course. */
const states = ({ person, now }: Seeding) => {
  const identity = identityOf(person);
  return {
    reform: null,
    // Bought long enough ago to have expired.
    investment: {},
    industry: {
      ...identity,
      face_at: now - 3 * DAY,
      sms_at: now - 3 * DAY,
      rejected_at: now - 2 * DAY,
      reason: '签名无法辨认，请用正楷重新签名',
    },
    advanced: { revoked_at: now - 5 * DAY, reason: '课程订单已退款，合同随之撤销' },
    jingpin: { ...identity, face_at: now - DAY },
    zc: { sign_way: 'link' },
  } satisfies Partial<Record<CourseLine, Part | null>>;
};

/** What the newest contract of a person with terms of their own says otherwise. */
const ownTerms: OwnTerms = { price: '1600.00', months: 12, days: 3 };

/** Contracts were signed soon after each purchase, apart from those that a person's traits leave open. */
async function seedContracts(seeding: Seeding): Promise<void> {
  const { db, now, person, learner } = seeding;
  await makeContracts({ db, now });
  const own = await db
    .selectFrom('contract')
    .select(['id', 'line', 'made_at'])
    .where('learner_id', '=', learner.id)
    .orderBy('made_at', 'desc')
    .execute();
  const open: Partial<Record<CourseLine, Part | null>> = person.traits.includes('contract-states')
    ? states(seeding)
    : {};
  for (const [at, { id, line, made_at }] of own.entries()) {
    if (at === 0 && person.traits.includes('contract-own-terms'))
      await update(db, 'contract', { id }, { own_terms: JSON.stringify(ownTerms) });
    if (at === 0 && person.traits.includes('contract-to-sign')) continue;
    const signed_at = made_at + HOUR;
    const verified = {
      face_at: signed_at - HOUR / 2,
      sms_at: signed_at - HOUR / 3,
      sms_mobile: learner.mobile,
    };
    const part = open[line] ?? { ...identityOf(person), ...verified, signed_at };
    if (Object.keys(part).length === 0) continue;
    await update(db, 'contract', { id }, part);
  }
}

const which = v.object({ contractId: id() });

/** The contracts of the courses that a learner has bought. */
export const contract: Group = {
  name: 'contract',
  handlers: [
    ...signingHandlers,
    handle(isContractSigned, async (asking) => ({ is_signed: (await contractInfo(asking))?.is_signed ?? 0 })),
    handle(contractListV2, async ({ db, now, learner }) => ({ list: await listOf(db, learner.id, now) })),
    handle(contractIndex, which, async (asking) =>
      stateOf(await contractOf(asking, asking.params.contractId), asking.learner, asking.now),
    ),
    handle(contractVerified, which, async (asking) => {
      const contract = await contractOf(asking, asking.params.contractId);
      return {
        is_identity: contract.row.id_number === null ? 0 : 1,
        is_face: hasFace(contract) ? 1 : 0,
        is_code: contract.row.sms_at === null ? 0 : 1,
        face: faceOutcome(contract.row, contract.face),
        face_tries: contract.face.triesLeft,
      };
    }),
    handle(userAreaList, () => ({ list: provinces() })),
    handle(previewContract, which, async (asking) => {
      const found = await contractOf(asking, asking.params.contractId);
      const { row, face } = found;
      return contractText({
        row,
        item: itemOf(found, asking.now),
        documents: documentsOf(row),
        faceAt: row.face_at ?? face.passedAt,
      });
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
