import type { GoodsKind, PayStep } from '@suite/api';

export interface StepWords {
  title: string;
  text: string;
}

const words: Readonly<Record<PayStep, StepWords>> = {
  contract: { title: '签署课程合同', text: '约 5 分钟，请备好身份证' },
  teacher: { title: '添加班主任', text: '扫码添加老师，备注姓名和手机号后四位' },
  class: { title: '选择开班日期', text: '名额有限，满员请换一天' },
  address: { title: '填写收货地址', text: '课程包含的实物和结业证书会寄到这里' },
  study: { title: '开始学习', text: '支付成功后马上可以学' },
  invoice: { title: '申请发票', text: '需要时再申请，个人和企业都可以' },
};

const ofKind: Partial<Record<GoodsKind, Partial<typeof words>>> = {
  tools: {
    teacher: { title: '联系老师', text: '老师教您使用，工具不用等老师通过' },
    study: { title: '开始使用', text: '全部工具，支付成功后马上可以用' },
  },
  books: { address: { title: '填写收货地址', text: '填好后 2 天内发货' } },
};

/** What comes after paying, said before and after it; undefined for a step that this version does not know. */
export const stepWords = (step: PayStep, kind: GoodsKind): StepWords | undefined =>
  ofKind[kind]?.[step] ?? words[step];
