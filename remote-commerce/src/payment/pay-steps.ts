import type { GoodsKind, PayStep } from '@suite/api';

interface StepWords {
  title: string;
  text: string;
}

const words: Readonly<Record<PayStep, StepWords>> = {
  contract: { title: '签署课程合同', text: '用身份证实名，在线签署，约 5 分钟' },
  teacher: { title: '添加老师', text: '老师会核对订单，解答您的问题' },
  class: { title: '选择开班日期', text: '在排课日历里选一天，按自己的时间开始' },
  address: { title: '填写收货地址', text: '随课教材寄到您填写的地址' },
  invoice: { title: '申请发票', text: '需要时在“发票”里申请电子发票' },
  study: { title: '开始学习', text: '支付成功后马上可以学' },
};

const useTools: StepWords = { title: '开始使用', text: '支付成功后马上可以用' };

/** What comes after paying, as the payment page announces it; undefined for a step that it does not know. */
export const payStepWords = (step: PayStep, kind: GoodsKind): StepWords | undefined =>
  step === 'study' && kind === 'tools' ? useTools : words[step];
