import { createHash } from 'node:crypto';
import type { RefundAgreement, RefundOffer } from '@suite/api';
import type { Purchase } from './purchases';

/** The agreement of a refund as it would be today. */
export function agreementOf(
  { contract_id, contract_name }: Purchase,
  offer: Omit<RefundOffer, 'contract_name'>,
): RefundAgreement {
  const { goods_name, rule, used, fee, amount, destination, arrives_in, today } = offer;
  const way = destination === 'origin' ? '按原支付方式退回' : '退至学员本人名下的银行卡';
  const clauses = [
    {
      title: '一、退款标的',
      text: `学员申请退还《${contract_name}》项下的课程“${goods_name}”，实付金额为人民币 ${rule.paid} 元。`,
      plain: `退的是“${goods_name}”这一门课。`,
    },
    {
      title: '二、退款金额',
      text: `截至 ${today}，已使用部分为 ${used} 元，费用为 ${fee} 元，应退金额为 ${amount} 元。计算方式为：实付金额减去已使用部分，再减去费用。`,
      plain: `一共退 ${amount} 元，不再有其他扣款。`,
    },
    {
      title: '三、退款方式与时间',
      text: `退款${way}。审核通过后 ${arrives_in}到账，节假日顺延。因学员填写的收款信息有误导致退回的，核对信息后重新支付。`,
      plain: '卡号填错不会丢钱，改正后会重新打款。',
    },
    {
      title: '四、课程权限',
      text: '退款到账后，课程学习、作业点评、班级服务等权限终止，已经发放的证书不受影响。未完成的休学、开班安排同时取消。',
      plain: '钱到账之前还可以学，到账后就不能再学这门课了。',
    },
    {
      title: '五、发票',
      text: '已经开具的发票须先冲红。企业抬头的发票由受票方在 72 小时内确认，未确认的，退款在确认后支付。',
      plain: '开过发票的，先冲红再退款。',
    },
    {
      title: '六、撤回',
      text: '提交后、审核开始前，学员可以自行撤回申请，课程权限不变。审核开始后不能撤回。',
      plain: '提交后一天内一般还可以反悔。',
    },
    {
      title: '七、生效',
      text: '本协议自学员电子签名之日起生效，《课程服务合同》在退款完成时终止。双方就本课程再无其他未结款项。',
      plain: '签名后协议就生效了。',
    },
  ];
  const version = createHash('sha256')
    .update(JSON.stringify([contract_id, clauses]))
    .digest('hex')
    .slice(0, 16);
  return { contract_id, title: '课程退款协议', version, amount, clauses };
}
