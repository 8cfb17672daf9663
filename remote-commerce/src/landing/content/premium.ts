import { lineName } from '@suite/features/course-line';
import { PremiumArt } from '../art/premium';
import picture from '../art/share/premium.png';
import { campaign } from '../kit/landing-page';
import { commonQuestions, zhouTeacher } from './pieces';

export default campaign({
  key: 'premium',
  palette: {
    hero: '#17130f',
    onHero: '#f3e3c3',
    accent: '#d8b26a',
    onAccent: '#17130f',
    sign: '#86611c',
    page: '#f7f2e8',
    card: '#fffdf8',
    ink: '#211a12',
    soft: '#665c4d',
    line: '#e6dcc8',
    price: '#9a3d12',
  },
  layout: 'above',
  art: PremiumArt,
  mark: 'M2 3h20v8H2zM2 13h20v8H2zM9 6h6v2H9zM9 16h6v2H9z',
  eyebrow: `${lineName.jingpin}升级 · 家庭财务规划`,
  headline: ['一生中关于钱', '的十二件大事'],
  lead: '成家、育儿、养老、房产、传承。一个抽屉，装一件事，用到哪件开哪件。',
  facts: [
    { value: '12 个', name: '专题' },
    { value: '1 年', name: '内可回看' },
    { value: '随时', name: '开始学' },
  ],
  share: {
    title: '一生中关于钱的十二件大事',
    description: `${lineName.jingpin}：一个专题，解决一个问题`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: '打开抽屉',
      look: 'tiles',
      points: [
        { title: '成家', text: '两个人的账，怎么放在一起。' },
        { title: '育儿', text: '教育金从什么时候准备。' },
        { title: '养老', text: '三根支柱，各撑多少。' },
        { title: '传承', text: '给家人留一份清单。' },
      ],
    },
    {
      kind: 'outline',
      title: '十二个专题',
      look: 'tickets',
      chapters: [
        {
          title: '人生阶段规划',
          lessons: ['单身期：打地基', '成家期：两个人的账', '育儿期：教育金怎样准备', '空巢与退休期'],
        },
        { title: '养老与个税', lessons: ['养老三支柱', '个人养老金账户', '专项附加扣除', '年度汇算怎样办'] },
        {
          title: '房产与传承',
          lessons: ['买房前先算三笔账', '贷款方式怎样选', '法定继承与遗嘱', '给家人留一份清单'],
        },
      ],
    },
    {
      kind: 'suits',
      title: '谁的抽屉',
      suits: [
        `学完${lineName.finance}，想补上短板的学员`,
        '正要结婚、买房、生孩子的人',
        '想弄懂个税与养老金的人',
      ],
      unsuited: ['需要律师或税务师出具意见的人：课程不能代替', '想要节税“窍门”的人'],
    },
    { kind: 'teachers', title: '主讲', people: [zhouTeacher] },
    {
      kind: 'words',
      title: '打开过的人说',
      quotes: [
        {
          from: '学员 · 新婚',
          face: 'woman',
          text: '和爱人一起看完“两个人的账”，第一次没有因为钱吵架。',
        },
        { from: '学员 · 国企职工', face: 'man', text: '照着“年度汇算”那一课，自己在手机上办完了。' },
      ],
    },
    { kind: 'price', title: '报名', includes: ['十二个专题', '专题练习与试卷', '一年内可回看'] },
    { kind: 'enrolled', title: '刚刚打开抽屉' },
    {
      kind: 'faq',
      title: '您可能想问',
      questions: [
        { title: '一定要按顺序学吗？', text: '不用。十二个专题互相独立，用到哪个学哪个。' },
        { title: '政策变了怎么办？', text: '税务与养老政策会变，一年内课程更新，您都可以看到。' },
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
