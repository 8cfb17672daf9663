import { lineName } from '@suite/features/course-line';
import { OperationArt } from '../art/operation';
import picture from '../art/share/operation.png';
import { campaign } from '../kit/landing-page';
import { advancedChapters, commonQuestions, linTeacher, shenTeacher } from './pieces';

export default campaign({
  key: 'operation',
  palette: {
    hero: '#0e3b3c',
    onHero: '#f7efdd',
    accent: '#b93d24',
    onAccent: '#ffffff',
    sign: '#b93d24',
    page: '#f5efe2',
    card: '#fffaf0',
    ink: '#14302f',
    soft: '#53625d',
    line: '#e2d8c3',
    price: '#b93d24',
  },
  layout: 'above',
  art: OperationArt,
  mark: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  eyebrow: `${lineName.advanced} · 资产配置实战`,
  headline: ['给每一笔钱', '找到方向'],
  lead: '八周，学会用数字衡量收益和风险，写出一份属于自己的投资计划书。',
  facts: [
    { value: '4 章', name: '课程内容' },
    { value: '15 节', name: '视频课' },
    { value: '30 分钟', name: '每天学习' },
  ],
  share: {
    title: '给每一笔钱找到方向',
    description: `${lineName.advanced}：八周写出自己的投资计划书`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: '八周以后，您会带走',
      look: 'numbers',
      points: [
        { title: '一把量风险的尺子', text: '看到一份产品，先问年化、回撤和波动，而不是先问“能赚多少”。' },
        { title: '一张资产的地图', text: '存款、债券、股票、基金各在什么位置，各自怕什么。' },
        { title: '一份写下来的计划', text: '目标、期限、比例、再平衡的日子，都写在自己的投资计划书里。' },
      ],
    },
    {
      kind: 'suits',
      title: '为谁准备',
      suits: [
        `学完${lineName.finance}，想系统学习投资的学员`,
        '手里有基金，却说不清当初为什么买的人',
        '想为家庭做资产配置的人',
      ],
      unsuited: ['想找“内幕消息”或跟单的人', '打算借钱投资的人'],
    },
    { kind: 'outline', title: '课程地图', look: 'timeline', chapters: advancedChapters },
    { kind: 'teachers', title: '带您走的人', people: [shenTeacher, linTeacher] },
    {
      kind: 'words',
      title: '走过的人说',
      quotes: [
        {
          from: '学员 · 会计',
          face: 'woman',
          text: '以前一下跌就睡不着，现在会先翻自己写的计划书，看看当初为什么买。',
        },
        {
          from: '学员 · 中学老师',
          face: 'elder',
          text: '第一次把家里所有的钱画在一张图上，才知道原来大半都放在同一个篮子里。',
        },
      ],
    },
    { kind: 'enrolled', title: '他们刚刚出发' },
    {
      kind: 'price',
      title: '报名',
      includes: ['八周课程', '每周作业点评', `《${lineName.advanced}公式手册》一册`, '结业证书'],
    },
    {
      kind: 'faq',
      title: '出发前想问的',
      questions: [
        {
          title: '数学不好，能学会吗？',
          text: '能。课里的公式都从一个例子算起，用计算器就够，公式手册会寄到您手里。',
        },
        commonQuestions.time,
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
