import { links } from '@suite/kernel/links';
import { lineIcon } from '@suite/ui';

/** A calculator in the list. */
export interface Entry {
  /** The name under which its newest result is kept. */
  name: string;
  title: string;
  /** The question that it answers. */
  answers: string;
  to: string;
  Icon: ReturnType<typeof lineIcon>;
}

/** The six calculators. */
export const entries: readonly Entry[] = [
  {
    name: 'income',
    title: '收益计算器',
    answers: '一笔钱存几年能拿多少，工资到手多少',
    to: links.income(),
    Icon: lineIcon('M4 4v16h16M7.5 15l3.5-4 3 2.5 5-6'),
  },
  {
    name: 'free',
    title: '财务自由计算器',
    answers: '攒够多少、还要多久，可以不靠工资生活',
    to: links.financialFreedom(),
    Icon: lineIcon('M4 20V4M4 5h13l-2.5 4L17 13H4'),
  },
  {
    name: 'mortgage',
    title: '房贷计算器',
    answers: '月供和利息是多少，提前还款能省多少',
    to: links.mortgage(),
    Icon: lineIcon('M4 11l8-6.5 8 6.5M6 9.5V20h12V9.5M10 20v-5.5h4V20'),
  },
  {
    name: 'festo',
    title: '定投计算器',
    answers: '每月投一点，几年后有多少，跌了怎么办',
    to: links.regularInvestment(),
    Icon: lineIcon('M5 20v-4M10 20v-7M15 20V9.5M20 20V5M4 11l5-4 4 2 6.5-5.5'),
  },
  {
    name: 'change',
    title: '汇率换算',
    answers: '手里的外币值多少钱，银行牌价划不划算',
    to: links.exchange(),
    Icon: lineIcon('M4 9h14l-4-4M20 15H6l4 4'),
  },
  {
    name: 'realty',
    title: '房产计算器',
    answers: '买房要交多少税，出租收益率有多高',
    to: links.realty(),
    Icon: lineIcon('M5 20V6l7-2.5V20M12 8.5l7 2.5v9M3 20h18M8.5 9v.1M8.5 13v.1M15.5 14v.1'),
  },
];
