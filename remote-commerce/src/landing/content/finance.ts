import { lineName } from '@suite/features/course-line';
import { FinanceArt } from '../art/finance';
import picture from '../art/share/finance.png';
import { campaign } from '../kit/landing-page';
import { commonQuestions, financeChapters, linTeacher, zhouTeacher } from './pieces';

export default campaign({
  key: 'finance',
  palette: {
    hero: '#e9f2dd',
    onHero: '#1d3b24',
    accent: '#1f7a45',
    onAccent: '#ffffff',
    sign: '#1f7a45',
    page: '#f7f9f0',
    card: '#ffffff',
    ink: '#1d3b24',
    soft: '#566556',
    line: '#dde6d0',
    price: '#b4430f',
  },
  layout: 'above',
  art: FinanceArt,
  mark: 'M13 23h-2v-9C5 14 2 10 2 4c6 0 9 3 10 7 1-5 4-8 10-8 0 6-3 10-9 11z',
  eyebrow: lineName.finance,
  headline: ['从一本账', '长出底气'],
  lead: '四周，学会记账、预算、保障，和第一份资产配置。',
  facts: [
    { value: '4 周', name: '跟着学' },
    { value: '21 节', name: '视频课' },
    { value: '全程', name: '班主任陪学' },
  ],
  share: { title: '从一本账，长出底气', description: `${lineName.finance}：四周学会打理家里的钱`, picture },
  hasForm: true,
  sections: [
    {
      kind: 'promise',
      title: '四周，四样本事',
      look: 'tiles',
      points: [
        { title: '看得清', text: '一张表，看清家里的收入、支出和负债。' },
        { title: '稳得住', text: '应急金放在哪里，放多少。' },
        { title: '有保障', text: '四类保险各管什么，先买哪一样。' },
        { title: '走得远', text: '按自己的风险承受力，定一份配置。' },
      ],
    },
    {
      kind: 'suits',
      title: '适合这样的您',
      suits: ['月底总想不起钱花到哪里的人', '想给家人做保障，又怕买错的人', '第一次学理财，想从头学起的人'],
      unsuited: ['想快速赚钱的人', `已经有系统投资经验的人：可以直接看${lineName.advanced}`],
    },
    { kind: 'outline', title: '课程目录', look: 'timeline', chapters: financeChapters },
    { kind: 'teachers', title: '陪您的老师', people: [zhouTeacher, linTeacher] },
    {
      kind: 'words',
      title: '学员说',
      quotes: [
        {
          from: '学员 · 客服',
          face: 'woman',
          text: '记了一个月账，才知道自己每月有三百多块花在了忘记取消的会员上。',
        },
        {
          from: '学员 · 新手爸爸',
          face: 'man',
          text: '先存够六个月的应急金，再谈别的。这句话救过我一次。',
        },
      ],
    },
    { kind: 'enrolled', title: '刚刚报名的学员' },
    {
      kind: 'price',
      title: '报名',
      includes: ['四周直播与录播课程', '班主任全程陪学', '每周作业点评', '结业证书'],
    },
    {
      kind: 'faq',
      title: '常见问题',
      questions: [
        { title: '没有基础可以学吗？', text: '可以。课程从记第一笔账讲起，每节课后都有小练习。' },
        commonQuestions.time,
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
