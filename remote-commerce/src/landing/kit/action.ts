import { lineName } from '@suite/features/course-line';
import type { GoodsKind, LandingProduct } from '@suite/api';
import { links } from '@suite/kernel/links';
import { timeOfDay } from '@suite/kernel/time';

/** What the bar of a landing page leads to, with a sentence beside it if something is to be known first. */
export interface Action {
  label: string;
  to: string;
  note: string;
}

interface Selling {
  channel: string | undefined;
  hasForm?: boolean;
}

function paymentOf({ kind, pay_key, order }: LandingProduct, { channel, hasForm }: Selling): string {
  if (hasForm) {
    // An order keeps the details that it was made with: the form would ask for them in vain.
    const place = order ? links.financeCashier : links.financeInformation;
    return place({ code: pay_key, channel });
  }
  switch (kind) {
    case 'finance':
      return links.payment({ code: pay_key, channel });
    case 'advanced':
      return pay_key ? links.payAdvancedOf({ id: pay_key, channel }) : links.payAdvanced({ channel });
    case 'investment':
      return links.payInvestment({ channel });
    case 'industry':
      return links.payIndustry({ channel });
    case 'jingpin':
      return links.payPremium({ channel });
    default:
      return links.home();
  }
}

function studyOf(kind: GoodsKind): string {
  if (kind === 'finance') return links.videoReform();
  return kind === 'jingpin' ? links.qualityLesson() : links.home();
}

/** What a learner needs before goods of that kind. */
const neededFor = (kind: GoodsKind, channel: string | undefined) =>
  kind === 'investment' || kind === 'industry'
    ? { label: `先了解${lineName.advanced}`, to: links.advancedLesson({ channel }) }
    : { label: `先了解${lineName.finance}`, to: links.financeLesson({ channel }) };

const toTrial = (note: string): Action => ({ label: '先听试听课', to: links.auditionLesson(), note });

/** What a campaign leads to that sells nothing any more. */
export const afterCampaign = toTrial('这个活动已经结束');

/** The one action of a landing page for this visitor. */
export function actionOf(product: LandingProduct, selling: Selling): Action {
  const { kind, sale_state, sale_reason: note, order } = product;
  switch (sale_state) {
    case 'owned':
      return { label: '去学习', to: studyOf(kind), note };
    case 'exclusive':
      return { label: '去学习', to: links.home(), note };
    case 'not-allowed':
      return { ...neededFor(kind, selling.channel), note };
    default:
      // As on the payment page, the visitor's own unpaid order can be paid even when the sale is over.
      if (order) {
        const until = `订单为您保留到 ${timeOfDay(order.expire_time)}`;
        return { label: '继续支付', to: paymentOf(product, selling), note: until };
      }
      if (sale_state === 'open') return { label: '立即报名', to: paymentOf(product, selling), note: '' };
      return toTrial(note);
  }
}
