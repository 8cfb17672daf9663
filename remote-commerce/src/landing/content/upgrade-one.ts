import { lineName } from '@suite/features/course-line';
import { UpgradeOneArt } from '../art/upgrade-one';
import picture from '../art/share/upgrade-one.png';
import { campaign } from '../kit/landing-page';
import { advancedChapters, commonQuestions, linTeacher, shenTeacher } from './pieces';

export default campaign({
  key: 'upgrade-one',
  palette: {
    hero: '#0d4a66',
    onHero: '#fdf6e3',
    accent: '#c4472a',
    onAccent: '#ffffff',
    sign: '#0d6a8c',
    page: '#eef5f6',
    card: '#ffffff',
    ink: '#0a2f42',
    soft: '#4c6470',
    line: '#d3e2e6',
    price: '#b93d22',
  },
  layout: 'below',
  art: UpgradeOneArt,
  mark: 'M9 23l1-14h4l1 14zM8 8h8l-1-4H9zM12 0l3 3H9z',
  eyebrow: `升级课程一 · ${lineName.advanced}`,
  headline: ['地基打好了', '该看得更远'],
  lead: `${lineName.finance}教会您守住钱。下一程，学会衡量收益与风险，为自己的家定一份航线。`,
  facts: [
    { value: '8 周', name: '接着学' },
    { value: '15 节', name: '视频课' },
    { value: '1 份', name: '投资计划书' },
  ],
  share: {
    title: '地基打好了，该看得更远',
    description: `从${lineName.finance}升级到${lineName.advanced}`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: `从${lineName.finance}到${lineName.advanced}`,
      look: 'ledger',
      points: [
        { title: '您已经会的', text: '记账、预算、应急金、保障，家里的底稳住了。' },
        { title: '这一程要学的', text: '债券、股票、基金放进同一张计划，用数字比较。' },
        { title: '靠岸的时候', text: '交出一份投资计划书，老师逐条点评。' },
      ],
    },
    { kind: 'outline', title: '航线', look: 'timeline', chapters: advancedChapters },
    {
      kind: 'suits',
      title: '这艘船适合',
      suits: [`学完${lineName.finance}的学员`, '有了结余，想让它们各就各位的人', '愿意按计划慢慢走的人'],
      unsuited: ['还有高息负债没还清的人：先还债', '急着用这笔钱的人'],
    },
    { kind: 'teachers', title: '守灯的人', people: [shenTeacher, linTeacher] },
    {
      kind: 'words',
      title: '先到岸的学员说',
      quotes: [
        {
          from: '学员 · 产品经理',
          face: 'man',
          text: `${lineName.finance}让我不乱花，${lineName.advanced}让我不乱买。`,
        },
        { from: '学员 · 全职妈妈', face: 'mother', text: '计划书贴在书桌前，每个季度拿出来对一次。' },
      ],
    },
    { kind: 'enrolled', title: '同一班船的人' },
    {
      kind: 'price',
      title: '登船',
      includes: ['八周课程', '每周作业点评', `《${lineName.advanced}公式手册》一册`, '结业证书'],
    },
    {
      kind: 'faq',
      title: '启航前',
      questions: [
        {
          title: `一定要先学${lineName.finance}吗？`,
          text: `是的。${lineName.advanced}从${lineName.finance}的内容接着讲，报名前会核对您已购买${lineName.finance}。`,
        },
        commonQuestions.time,
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
