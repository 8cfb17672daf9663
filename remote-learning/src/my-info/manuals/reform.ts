import { lineName } from '@suite/features/course-line';
import { daily, help, safety, type Manual } from './common';

export const reform: Manual = {
  title: `${lineName.finance}学习手册（新版）`,
  intro: '新版把课程分成打基础、做保障、学投资几个阶段，每节课后都有测试，学一点、会一点。',
  sections: [
    {
      title: '与旧版有什么不同',
      blocks: [
        [
          { term: '课时更短', text: '每节课只讲一个问题，通勤路上就能学完。' },
          { term: '节节有测试', text: '通过本节测试，下一节才会打开。没有通过可以马上重做。' },
          { term: '资料随课走', text: '每周的阅读和短片都跟当周的课对应。' },
        ],
      ],
    },
    daily,
    {
      title: '三种测试',
      blocks: [
        [
          { term: '本节测试', text: '检查这一节的要点，题量很少。' },
          { term: '章节测试', text: '检查一章的内容，达到合格分后解锁下一章。' },
          { term: '单元练习', text: '不限次数，用来巩固，不影响进度。' },
        ],
      ],
    },
    {
      title: '每周安排',
      blocks: [
        '从开班那天起，每七天开放新的一周。任务、资料和作业都按周排列，过去的周次可以补学。',
        '建议每周留出一个晚上回看错题，再提前浏览下一周的目录。',
      ],
    },
    {
      title: '选班与改期',
      blocks: [
        '在“开班信息”里选择开班日期，每个班名额有限。',
        '开班前可以取消重选，截止时间写在班级信息里；没有选班的，由老师统一安排。',
      ],
    },
    {
      title: '结课与证书',
      blocks: [
        [
          '通过全部章节测试，提交每周作业。',
          '参加结课考试，合格后颁发电子证书。',
          '纸质证书在“证书申请”里办理，进度和快递单号都能查到。',
        ],
      ],
    },
    help,
    safety,
  ],
};
