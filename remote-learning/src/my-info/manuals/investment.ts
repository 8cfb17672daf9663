import { lineName } from '@suite/features/course-line';
import { daily, help, rest, safety, type Manual } from './common';

export const investment: Manual = {
  title: `${lineName.investment}学习手册`,
  intro: `${lineName.investment}教您读懂一家公司：它靠什么赚钱，账上有什么风险，大概值多少钱。`,
  sections: [
    {
      title: '学习准备',
      blocks: [
        [
          '选一家您熟悉的上市公司，作为整门课的练习对象。',
          '从交易所网站下载它最近三年的年度报告。',
          '准备一个表格，边学边把关键数字填进去。',
        ],
      ],
    },
    daily,
    {
      title: '怎样读年报',
      blocks: [
        [
          { term: '先看业务', text: '收入从哪里来，客户是谁，离开谁会受影响。' },
          { term: '再看三张表', text: '资产负债表看家底，利润表看成绩，现金流量表看真假。' },
          { term: '最后看附注', text: '变化大的科目，原因都写在附注里。' },
        ],
      ],
    },
    {
      title: '研究笔记',
      blocks: [
        '每章完成一页笔记，结课时合成一份完整的研究报告。',
        '笔记只写事实、判断和依据，每个数字注明来源，不写买卖建议。',
      ],
    },
    {
      title: '分班与老师',
      blocks: ['报名后由老师统一分班，分好后会在“开班信息”里显示，并由导师联系您。'],
    },
    rest,
    help,
    safety,
  ],
};
