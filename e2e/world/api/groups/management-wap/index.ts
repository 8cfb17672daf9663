import {
  bindWapMobile,
  checkGoodsMutex,
  manageGoods,
  sendWapCode,
  signPrivateContract,
  verifyPassed,
  verifyWapCode,
  verifyWapIdentity,
  wapAreaList,
  wapContractInfo,
  wapContractList,
  wapFaceUrl,
  wapPayContractStatus,
  wapPayment,
  wapPaymentOutside,
  wapPreview,
  wapSignUrl,
  wapStsToken,
  wapUser,
  type GoodsMutex,
} from '@suite/api';
import * as v from 'valibot';
import { goods, manageDocuments } from '../../../content';
import { maskedMobile } from '../../../people/learners';
import { sendCode, SMS_PAUSE } from '../../../providers/sms/sms';
import type { Group } from '../../group';
import { handle, handleOpen, id, mobile, smsCode, text } from '../../handle';
import { provinces } from '../contract';
import { contractText } from '../contract/contract-text';
import { boughtBy, type Asked } from '../course/access';
import { contractOf, listOf, stateOf } from '../management-contract/contracts';
import { signingHandlers, stsToken } from '../management-contract/signing';
import { bindManageNumber, CODE_FOR, payContractStatusOf } from '../management/course';
import { demandStanding, standingOf } from '../management/week-state';
import { goodsOfKind } from '../orders';
import { onSale } from '../orders/create-order';
import { payerTitle } from '../orders/invoice-title';
import { payFor } from '../orders/order-calls';

/** What the learner owns that excludes the goods. */
async function mutexOf(asked: Asked & { params: { goods_id: string } }): Promise<GoodsMutex> {
  const { content } = await onSale(asked, asked.params.goods_id);
  const bought = await boughtBy(asked);
  const owned = (content.excludes ?? []).filter((product) => bought.has(product));
  return {
    is_mutex: owned.length > 0 ? 1 : 0,
    goods_name: content.name,
    names: owned.map((product) => goods.find((one) => one.product === product)?.name ?? ''),
    reason: owned.length > 0 ? (content.excludeWords ?? '') : '',
  };
}

const which = v.object({ contractId: id() });

const userHandlers = [
  handle(sendWapCode, v.object({ mobile: mobile() }), async (asking) => {
    await demandStanding(asking);
    await sendCode(asking, asking.params.mobile, CODE_FOR);
    return { seconds: SMS_PAUSE };
  }),
  handle(bindWapMobile, v.object({ mobile: mobile(), code: smsCode() }), bindManageNumber),
  handle(wapUser, async (asking) => {
    const bound = (await standingOf(asking))?.mobile;
    const { name, nickname } = asking.learner;
    return { name: name || nickname, mobile: bound ? maskedMobile(bound) : '', is_bind: bound ? 1 : 0 };
  }),
];

const payHandlers = [
  goodsOfKind(manageGoods, 'management'),
  handle(wapPayContractStatus, payContractStatusOf),
  handle(checkGoodsMutex, v.object({ goods_id: text(40) }), mutexOf),
  handleOpen(
    wapPayment,
    v.object({ order_no: text(40), channel: v.picklist(['messenger', 'shell']) }),
    (asking) => payFor(asking, asking.params),
  ),
  handleOpen(
    wapPaymentOutside,
    v.object({
      order_no: text(40),
      return_url: v.pipe(v.string(), v.maxLength(2000)),
      payer_title: payerTitle(),
    }),
    (asking) => payFor(asking, { ...asking.params, channel: 'browser' }),
  ),
];

const contractHandlers = [
  ...signingHandlers({
    info: wapContractInfo,
    identity: verifyWapIdentity,
    code: verifyWapCode,
    faceUrl: wapFaceUrl,
    signUrl: wapSignUrl,
    submit: signPrivateContract,
  }),
  handle(wapStsToken, ({ learner, now }) => stsToken(learner.id, now)),
  handle(wapContractList, async (asking) => ({ list: await listOf(asking) })),
  handle(wapPreview, which, async (asking) => {
    const contract = await contractOf(asking, asking.params.contractId);
    const { row, face } = contract;
    return contractText({
      row,
      item: stateOf(contract, ''),
      documents: manageDocuments(row.name, row.version),
      faceAt: face.passedAt,
    });
  }),
  handle(wapAreaList, () => ({ list: provinces() })),
  handle(verifyPassed, which, async (asking) => ({
    is_passed: (await contractOf(asking, asking.params.contractId)).isVerified ? 1 : 0,
  })),
];

/** The management line by the calls of its new edition: the same rules, under other addresses. */
export const managementWap: Group = {
  name: 'management-wap',
  handlers: [...userHandlers, ...payHandlers, ...contractHandlers],
};
