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
} from '@suite/api';
import * as v from 'valibot';
import { manageDocuments } from '../../../content';
import { maskedMobile } from '../../../people/learners';
import { sendCode, SMS_PAUSE } from '../../../providers/sms/sms';
import type { Group } from '../../group';
import { handle, handleOpen } from '../../handle';
import { id, mobile, smsCode, text } from '../../params';
import { provinces } from '../contract/provinces';
import { bindManageNumber, CODE_FOR, payContractStatusOf } from '../management/course';
import { demandStanding, standingOf } from '../management/standing';
import { contractOf, listOf, stateOf } from '../management-contract/contracts';
import { signingHandlers } from '../management-contract/signing';
import { stsToken } from '../management-contract/store';
import { goodsOfKind } from '../orders/goods-calls';
import { payFor } from '../orders/order-calls';
import { mutexOf } from './mutex';

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
    v.object({ order_no: text(40), return_url: v.pipe(v.string(), v.maxLength(2000)) }),
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
    const { contract_name, status, sign_time, version } = stateOf(contract, '');
    return {
      id: contract.row.id,
      contract_name,
      version,
      status,
      sign_time,
      documents: manageDocuments(contract_name, contract.row.version),
      signature: contract.row.signature ?? '',
    };
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
