import { lineName } from '@suite/features/course-line';
import { UpgradeTwoArt } from '../art/upgrade-two';
import picture from '../art/share/upgrade-two.png';
import { campaign } from '../kit/landing-page';
import { advancedChapters, commonQuestions, shenTeacher } from './pieces';

export default campaign({
  key: 'upgrade-two',
  palette: {
    hero: '#23523c',
    onHero: '#f6f1df',
    accent: '#f0b429',
    onAccent: '#1d2b22',
    sign: '#2f6b4d',
    page: '#f5f3e8',
    card: '#fffdf6',
    ink: '#1d2b22',
    soft: '#56615a',
    line: '#e2dfcc',
    price: '#a8451c',
  },
  layout: 'above',
  art: UpgradeTwoArt,
  mark: 'M12 6a6 6 0 1 0 .1 0zM10 0h4v4h-4zM10 20h4v4h-4zM0 10h4v4H0zM20 10h4v4h-4z',
  eyebrow: `升级课程二 · ${lineName.advanced}小班`,
  headline: ['十二个人', '一张圆桌'],
  lead: '老师记得每个人的问题，作业当面拆开讲。桌边还有一把椅子，留给您。',
  facts: [
    { value: '12 人', name: '每班上限' },
    { value: '每周', name: '直播答疑' },
    { value: '8 周', name: '一起学' },
  ],
  share: {
    title: '十二个人，一张圆桌',
    description: `${lineName.advanced}小班：还有一把椅子留给您`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: '坐下来，有什么不同',
      look: 'numbers',
      points: [
        { title: '每次都轮得到您', text: '一班 12 人，每周直播答疑，问题说得完整，也答得完整。' },
        { title: '作业当面拆', text: '老师打开您的作业，一格一格地看，告诉您哪里想对了，哪里漏了。' },
        { title: '有人一起走', text: '同桌的人家境不同、想法不同，听别人怎么定计划，常常比听讲更有收获。' },
      ],
    },
    {
      kind: 'suits',
      title: '谁坐在桌边',
      suits: [
        `学过${lineName.finance}，想被逼着动手的人`,
        '自己学容易半途而废的人',
        '愿意在小范围里聊聊自家安排的人',
      ],
      unsuited: ['每周抽不出一个晚上的人', `只想安静看视频的人：选${lineName.advanced}大班就好`],
    },
    { kind: 'outline', title: '八周的议程', look: 'tickets', chapters: advancedChapters },
    { kind: 'teachers', title: '坐在您对面的人', people: [shenTeacher] },
    {
      kind: 'words',
      title: '上一桌的人说',
      quotes: [
        { from: '学员 · 设计师', face: 'woman', text: '老师叫得出我的名字，也记得我上周卡在哪里。' },
        { from: '学员 · 工程师', face: 'man', text: '听同桌讲他家的计划，我把自己的改了三遍。' },
      ],
    },
    {
      kind: 'price',
      title: '留一把椅子',
      includes: ['八周课程', '12 人小班', '每周一次直播答疑', '结业证书'],
    },
    { kind: 'enrolled', title: '刚刚落座' },
    {
      kind: 'faq',
      title: '入座之前',
      questions: [
        { title: '直播赶不上怎么办？', text: '每场都有回放。问题可以提前写给老师，直播时会替您问。' },
        {
          title: '小班和大班的课一样吗？',
          text: '课程内容一样。小班多了每周的直播答疑和当面点评，没有公式手册。',
        },
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
