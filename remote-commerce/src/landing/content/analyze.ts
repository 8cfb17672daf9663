import { lineName } from '@suite/features/course-line';
import { AnalyzeArt } from '../art/analyze';
import picture from '../art/share/analyze.png';
import { campaign } from '../kit/landing-page';
import { advancedChapters, commonQuestions, shenTeacher } from './pieces';

export default campaign({
  key: 'analyze',
  palette: {
    hero: '#1b1d4d',
    onHero: '#f3f1ff',
    accent: '#ffc940',
    onAccent: '#1b1d4d',
    sign: '#4a45b8',
    page: '#f3f3fb',
    card: '#ffffff',
    ink: '#1b1d4d',
    soft: '#585b80',
    line: '#dcdcec',
    price: '#b4430f',
  },
  layout: 'above',
  art: AnalyzeArt,
  mark: 'M2 22C4 10 10 4 22 3v4C13 8 8 12 6 22z',
  eyebrow: `${lineName.advanced}介绍 · 分析篇`,
  headline: ['先看懂风险', '再谈收益'],
  lead: '年化、波动、回撤、夏普：四把尺子，量清楚一份投资值不值得承担。',
  facts: [
    { value: '4 把', name: '分析的尺子' },
    { value: '15 节', name: '视频课' },
    { value: '8 周', name: '每周点评' },
  ],
  share: {
    title: '先看懂风险，再谈收益',
    description: `${lineName.advanced}介绍：四把尺子，量清一份投资`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: '四把尺子',
      look: 'tiles',
      points: [
        { title: '年化', text: '把三个月和三年放在同一把尺子上比。' },
        { title: '波动', text: '涨跌的幅度，就是您要受的颠簸。' },
        { title: '回撤', text: '最坏的时候少了多少，您扛不扛得住。' },
        { title: '夏普', text: '每承担一分风险，换回了多少。' },
      ],
    },
    { kind: 'outline', title: '从尺子到计划', look: 'tickets', chapters: advancedChapters },
    {
      kind: 'suits',
      title: '谁需要分析',
      suits: [
        '看到“收益率”三个字，想知道它怎么算的人',
        '买过产品，却看不懂业绩曲线的人',
        '愿意动手算一算再决定的人',
      ],
      unsuited: ['只想要一个代码的人', '希望有人替自己做决定的人'],
    },
    {
      kind: 'words',
      title: '算过以后',
      quotes: [
        {
          from: '学员 · 程序员',
          face: 'man',
          text: '把持有三年的基金算成年化，发现没有想象中好，也没有想象中坏。心里反而踏实了。',
        },
        { from: '学员 · 护士', face: 'woman', text: '现在看宣传页，先找小字里的最大回撤。' },
      ],
    },
    { kind: 'teachers', title: '教您用尺子的人', people: [shenTeacher] },
    {
      kind: 'price',
      title: '报名',
      includes: ['八周课程', '每周作业点评', `《${lineName.advanced}公式手册》一册`, '结业证书'],
    },
    { kind: 'enrolled', title: '他们也在学' },
    {
      kind: 'faq',
      title: '您可能想问',
      questions: [
        {
          title: '要会用表格软件吗？',
          text: '不用。课里的计算可以在手机上完成；会用表格的学员，老师会给一份模板。',
        },
        commonQuestions.products,
        commonQuestions.time,
        commonQuestions.refund,
      ],
    },
  ],
});
