import { lineName } from '@suite/features/course-line';
import { daily, help, safety, type Manual } from './common';

export const finance: Manual = {
  title: `${lineName.finance}学习手册`,
  intro: `${lineName.finance}从记账讲到资产配置，每周一个主题。按节奏学，比一口气学完效果更好。`,
  sections: [
    {
      title: '开课之前',
      blocks: [
        [
          { term: '签合同', text: '个人中心会提示待签的合同，签署前可以通读全文。' },
          { term: '完善信息', text: '填写学历、职业和学习目标，老师据此安排班级。' },
          { term: '选班', text: '在“开班信息”里选择开班日期。开班前可以取消重选，截止时间写在班级信息里。' },
          { term: '加老师', text: '在“我的老师”里添加班主任，开班通知由老师发出。' },
        ],
      ],
    },
    daily,
    {
      title: '章节与解锁',
      blocks: [
        '课程按顺序开放。学完一章的视频并通过章节测试，下一章自动解锁。',
        ['章节测试没有通过可以重做，以最高分为准。', '测试后可以看解析，错题建议隔天再做一遍。'],
      ],
    },
    {
      title: '作业与练习',
      blocks: [
        '作业写在“学习任务”里，过了截止时间也可以补交。',
        '“答题练习”按单元出题，可以做多份，历史试卷随时回看。',
      ],
    },
    {
      title: '毕业与证书',
      blocks: [
        [
          '学完全部视频，完成章节测试和作业。',
          '结业考试开放后，个人中心会提醒，合格即可毕业。',
          '毕业后在“我的证书”里查看电子证书，需要纸质证书的另行申请。',
        ],
      ],
    },
    help,
    safety,
  ],
};
