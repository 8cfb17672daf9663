import type { CourseLine, GoodsKind, OutsideOrder, PayStep } from '@suite/api';
import { places } from '@suite/kernel/places';

/** One thing to do after paying. */
export interface NextStep {
  key: PayStep;
  title: string;
  text: string;
  /** The words of the button that leads there. */
  action: string;
  to: string;
}

type Bought = Pick<OutsideOrder, 'kind' | 'order_no'>;

/** The line whose teacher looks after the buyers of these goods. */
const lines: Partial<Record<GoodsKind, CourseLine>> = {
  advanced: 'advanced',
  investment: 'investment',
  industry: 'industry',
  jingpin: 'jingpin',
};

const steps: Record<PayStep, (bought: Bought) => Omit<NextStep, 'key'>> = {
  contract: () => ({
    title: '签署课程合同',
    text: '约 5 分钟，请备好身份证',
    action: '去签署合同',
    to: places.contracts(),
  }),
  teacher: ({ kind }) => ({
    title: kind === 'tools' ? '联系老师开通工具' : '添加班主任',
    text: '扫码添加老师，备注姓名和手机号后四位',
    action: '去添加老师',
    to: kind === 'tools' ? places.toolsContact() : places.myTeacher({ line: lines[kind] }),
  }),
  class: () => ({
    title: '选择开班日期',
    text: '名额有限，满员请换一天',
    action: '去选班',
    to: places.classInfo(),
  }),
  address: ({ kind, order_no }) => ({
    title: '填写收货地址',
    text: kind === 'books' ? '填好后 2 天内发货' : '教材和证书会寄到这里',
    action: '去填写地址',
    to:
      kind === 'books'
        ? places.notesAddress({ orderNo: order_no })
        : places.financeReceive({ orderNo: order_no }),
  }),
  study: ({ kind }) => ({
    title: kind === 'tools' ? '开始使用' : '开始学习',
    text: kind === 'tools' ? '全部工具已为您开通' : '课程已为您开通',
    action: kind === 'tools' ? '去使用' : '去学习',
    to: kind === 'tools' ? places.marketTools() : places.home(),
  }),
  invoice: () => ({
    title: '申请发票',
    text: '需要时再申请，个人和企业都可以',
    action: '去申请发票',
    to: places.invoices(),
  }),
};

/** What comes next for the buyer, in the order of the provider. */
export const nextSteps = (order: Bought & Pick<OutsideOrder, 'steps'>): NextStep[] =>
  order.steps.map((key) => ({ key, ...steps[key](order) }));
