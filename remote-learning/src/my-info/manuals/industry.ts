import { lineName } from '@suite/features/course-line';
import { daily, help, rest, safety, type Manual } from './common';

export const industry: Manual = {
  title: `${lineName.industry}学习手册`,
  intro: `${lineName.industry}从产业链讲到景气度，最后独立写出一份行业研究。适合学完${lineName.investment}的学员。`,
  sections: [
    {
      title: '学习准备',
      blocks: [
        [
          '选一个您感兴趣、公开数据较多的行业。',
          '收藏几个可靠的数据来源：统计部门、行业协会、上市公司公告。',
          '准备一张大纸，第一周就要画产业链图。',
        ],
      ],
    },
    daily,
    {
      title: '四步研究法',
      blocks: [
        [
          { term: '画结构', text: '上游、中游、下游各有谁，钱在哪里停留得最久。' },
          { term: '量规模', text: '用两种方法估算市场大小，互相验证。' },
          { term: '看景气', text: '跟踪价格、库存和产能，判断所处的阶段。' },
          { term: '写风险', text: '写明在什么条件下结论会改变。' },
        ],
      ],
    },
    {
      title: '数据规范',
      blocks: [
        [
          '每个数字写明来源、时间和口径。',
          '不同来源有出入时，都列出来并说明取舍。',
          '图表有标题、有单位，不截断坐标轴。',
        ],
      ],
    },
    {
      title: '分班与老师',
      blocks: ['报名后由老师统一分班，分好后会在“开班信息”里显示，并由导师联系您。'],
    },
    rest,
    {
      title: '结课要求',
      blocks: [
        ['完成每章的图表作业。', '提交一份行业研究报告，由导师点评后修改一次。', '结业考试合格后颁发证书。'],
      ],
    },
    help,
    safety,
  ],
};
