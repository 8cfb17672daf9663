import { lineName } from '@suite/features/course-line';
import { daily, help, rest, safety, type Manual } from './common';

export const advanced: Manual = {
  title: `${lineName.advanced}学习手册`,
  intro: `${lineName.advanced}讲怎样把钱分散地、长期地放好。建议先完成${lineName.finance}，再开始${lineName.advanced}。`,
  sections: [
    {
      title: '学习准备',
      blocks: [
        [
          '会用手机计算器，或者本平台的理财计算器。',
          '准备一份自己的收支表和资产清单，练习时会用到。',
          '不需要真的投入资金，用模拟数据一样能学会。',
        ],
      ],
    },
    {
      title: '选班与开课',
      blocks: [
        '在“开班信息”的日历上选择日期，每个班名额有限，选满为止。',
        '需要改期的，请在截止时间之前取消，再重新选择。',
      ],
    },
    daily,
    {
      title: '作业怎么做',
      blocks: [
        `${lineName.advanced}的作业要求写出计算过程和理由，不只写答案。`,
        [
          { term: '先算', text: '收益率、回撤和费用都按讲义里的公式计算。' },
          { term: '再比', text: '至少比较两个方案，写明各自的假设。' },
          { term: '后写', text: '用一句话说清楚结论在什么情况下不成立。' },
        ],
      ],
    },
    rest,
    {
      title: '结课要求',
      blocks: [
        [
          '学完全部视频，通过章节测试。',
          '提交一份自己的投资计划书，由老师点评。',
          '结业考试合格后颁发证书。',
        ],
      ],
    },
    help,
    safety,
  ],
};
