import {
  bindManageMobile,
  isManageMobileBound,
  managePurchase,
  payContractStatus,
  sendManageCode,
  type Flag,
  type ManageStep,
  type MobileCodeParams,
  type PayContractStatus,
} from '@suite/api';
import * as v from 'valibot';
import { etiquetteLessons, manageCourse } from '../../../content';
import { maskedMobile } from '../../../people/learners';
import { sendCode, SMS_PAUSE, spendCode } from '../../../providers/sms/sms';
import { handle, type LearnerAsking } from '../../handle';
import { mobile, smsCode } from '../../params';
import type { Refusal } from '../../refusal';
import type { Asked } from '../course/access';
import { mainContractId } from '../management-contract/facts';
import { progressOfVideos } from '../course/progress';
import { conditionsOf, isEarned } from './credentials';
import { openEvaluation } from './evaluations';
import { demandStanding, saveManageLearner, standingOf, type Standing } from './standing';
import { canAnswer, weekStandings } from './week-state';

async function stepOf(asked: Asked, standing: Standing | undefined): Promise<ManageStep> {
  if (!standing) return 'course';
  if (standing.signed_at === null) return 'contract';
  if (standing.verified_at === null) return 'face';
  if ((await weekStandings(asked, standing)).some(canAnswer)) return 'exam';
  if (await openEvaluation(asked, standing)) return 'evaluation';
  return isEarned(await conditionsOf(asked, standing)) ? 'certificate' : 'study';
}

const flag = (is: unknown): Flag => (is ? 1 : 0);

async function lessonsFor({ db, learner }: Asked) {
  const ids = etiquetteLessons.map(({ v_id }) => v_id);
  const progress = await progressOfVideos(db, learner.id, ids);
  return etiquetteLessons.map(({ v_id, video_name, cover, duration, streams, introduce }) => ({
    v_id,
    video_name,
    cover,
    duration,
    streams,
    introduce,
    ...progress(v_id),
  }));
}

/** How far the learner is, as the calls of both editions say it. */
export async function payContractStatusOf(asked: Asked): Promise<PayContractStatus> {
  const standing = await standingOf(asked);
  return {
    step: await stepOf(asked, standing),
    is_pay: flag(standing),
    is_sign: flag(standing?.signed_at),
    is_face: flag(standing?.verified_at),
    contract_id: standing ? await mainContractId(asked) : null,
  };
}

/** Purpose of the codes of the management line. */
export const CODE_FOR = 'management-bind';

/** Binds the number to which news and codes of the course go. */
export async function bindManageNumber(asking: LearnerAsking<MobileCodeParams>): Promise<Refusal | null> {
  const { day: _, ...row } = await demandStanding(asking);
  const { params } = asking;
  const refused = await spendCode(asking, params.mobile, CODE_FOR, params.code);
  if (refused) return refused;
  await saveManageLearner(asking.db, { ...row, mobile: params.mobile });
  return null;
}

export const courseHandlers = [
  handle(payContractStatus, payContractStatusOf),

  handle(managePurchase, async (asking) => {
    const standing = await standingOf(asking);
    return {
      is_purchase: flag(standing),
      edition: standing?.edition ?? 'new',
      ...manageCourse,
      start_date: standing?.start_day ?? null,
      video_list: standing ? await lessonsFor(asking) : [],
    };
  }),

  handle(isManageMobileBound, async (asking) => {
    const bound = (await standingOf(asking))?.mobile;
    return { is_bind: flag(bound), mobile: bound ? maskedMobile(bound) : '' };
  }),

  handle(sendManageCode, v.object({ mobile: mobile() }), async (asking) => {
    await demandStanding(asking);
    await sendCode(asking, asking.params.mobile, CODE_FOR);
    return { seconds: SMS_PAUSE };
  }),

  handle(bindManageMobile, v.object({ mobile: mobile(), code: smsCode() }), bindManageNumber),
];
