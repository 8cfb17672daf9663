import type { CourseLine, GoodsKind, OutsideOrder, PayStep } from '@suite/api';
import { links } from '@suite/kernel/links';
import { stepWords, type StepWords } from './step-words';

/** One thing to do after paying. */
export interface NextStep extends StepWords {
  key: PayStep;
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

const ways: Record<PayStep, (bought: Bought) => Pick<NextStep, 'action' | 'to'>> = {
  contract: ({ kind }) => ({
    action: '去签署合同',
    to: kind === 'management' ? links.managePay() : links.contracts(),
  }),
  teacher: ({ kind }) => ({
    action: '去添加老师',
    to: kind === 'tools' ? links.toolsContact() : links.myTeacher({ line: lines[kind] }),
  }),
  class: () => ({ action: '去选班', to: links.classInfo() }),
  address: ({ kind, order_no: orderNo }) => ({
    action: '去填写地址',
    to: kind === 'books' ? links.notesAddress({ orderNo }) : links.financeReceive({ orderNo }),
  }),
  study: ({ kind }) => {
    if (kind === 'tools') return { action: '去使用', to: links.marketTools() };
    return { action: '去学习', to: kind === 'management' ? links.manageCourse() : links.home() };
  },
  invoice: () => ({ action: '去申请发票', to: links.invoices() }),
};

/** What comes next for the buyer, in the order of the provider. */
export const nextSteps = (order: Bought & Pick<OutsideOrder, 'steps'>): NextStep[] =>
  order.steps.reduce<NextStep[]>((steps, key) => {
    const words = stepWords(key, order.kind);
    return words ? [...steps, { key, ...words, ...ways[key](order) }] : steps;
  }, []);
