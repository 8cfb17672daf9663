import { lineName } from '@suite/features/course-line';
import { CompanyArt } from '../art/company';
import picture from '../art/share/company.png';
import { campaign } from '../kit/landing-page';
import { advancedChapters, commonQuestions, linTeacher, shenTeacher } from './pieces';

export default campaign({
  key: 'company',
  palette: {
    hero: '#f3d9b8',
    onHero: '#2a2140',
    accent: '#b5352b',
    onAccent: '#ffffff',
    sign: '#b5352b',
    page: '#fbf4ea',
    card: '#ffffff',
    ink: '#2a2140',
    soft: '#635b74',
    line: '#ecdcc6',
    price: '#b5352b',
  },
  layout: 'vertical',
  art: CompanyArt,
  mark: 'M4 23V3l9-2v22zM15 23V8l6 2v13z',
  eyebrow: `${lineName.advanced}介绍 · 公司篇`,
  headline: ['买股票', '是买一家公司'],
  lead: '推开门，一层一层看：它靠什么赚钱，谁是股东，价格贵不贵。',
  facts: [
    { value: '4 项', name: '股东权利' },
    { value: '15 节', name: '视频课' },
    { value: '8 周', name: '每周点评' },
  ],
  share: {
    title: '买股票，是买一家公司',
    description: `${lineName.advanced}介绍：推开门，一层一层看懂公司`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: '一层一层看',
      look: 'ledger',
      points: [
        { title: '大堂：这家公司卖什么', text: '先说清生意，再谈股价。说不清，就不急着买。' },
        { title: '中层：股东有哪些权利', text: '分红、表决、知情，一股里装着什么。' },
        { title: '顶层：价格贵不贵', text: '市盈率、市净率怎么用，什么时候会骗人。' },
        { title: '天台：和别的资产放在一起', text: '一家公司再好，也只是组合里的一块。' },
      ],
    },
    {
      kind: 'suits',
      title: '欢迎这样的您',
      suits: ['买过股票，却没读过一份年报的人', '想知道市盈率到底在说什么的人', '愿意慢慢看、不急着交易的人'],
      unsuited: ['想学短线技巧的人', '想听老师报代码的人'],
    },
    { kind: 'outline', title: '参观路线', look: 'timeline', chapters: advancedChapters },
    { kind: 'teachers', title: '讲解员', people: [shenTeacher, linTeacher] },
    {
      kind: 'words',
      title: '参观留言',
      quotes: [
        { from: '学员 · 店主', face: 'mother', text: '原来我开店每天看的现金流，上市公司也一样看。' },
        {
          from: '学员 · 退休职工',
          face: 'elder',
          text: '以前只看红绿，现在会问一句：这家公司今年做了什么？',
        },
      ],
    },
    {
      kind: 'price',
      title: '报名',
      includes: ['八周课程', '每周作业点评', `《${lineName.advanced}公式手册》一册`, '结业证书'],
    },
    { kind: 'enrolled', title: '刚刚进门的学员' },
    {
      kind: 'faq',
      title: '服务台',
      questions: [
        { title: '没买过股票，可以学吗？', text: '可以。课程不要求开户，所有练习都用公开的历史数据。' },
        commonQuestions.products,
        commonQuestions.refund,
        commonQuestions.invoice,
      ],
    },
  ],
});
