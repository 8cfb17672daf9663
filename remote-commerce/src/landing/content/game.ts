import { lineName } from '@suite/features/course-line';
import { GameArt } from '../art/game';
import picture from '../art/share/game.png';
import { campaign } from '../kit/landing-page';
import { commonQuestions, financeChapters, linTeacher, zhouTeacher } from './pieces';

export default campaign({
  key: 'game',
  palette: {
    hero: '#5a3fd6',
    onHero: '#ffffff',
    accent: '#ffd24a',
    onAccent: '#241a5e',
    sign: '#5a3fd6',
    page: '#f4f2ff',
    card: '#ffffff',
    ink: '#1f1750',
    soft: '#5b5680',
    line: '#ddd8f6',
    price: '#b4430f',
  },
  layout: 'vertical',
  art: GameArt,
  mark: 'M7 23h12v-3c0-6 2-6 2-11 0-4-3-6-6-7V0l-3 2C7 3 5 8 3 11l2 3 5-2c0 4-3 4-3 8z',
  eyebrow: '财商游戏',
  headline: ['一盘棋', '走完四十年'],
  lead: '收入、支出、意外、退休，都在棋盘上。先在游戏里走错，再在生活里走对。',
  facts: [
    { value: '4 场', name: '线上棋局' },
    { value: '4 周', name: lineName.finance },
    { value: '1 盒', name: '桌游到家' },
  ],
  share: { title: '一盘棋，走完四十年', description: '财商游戏：先在棋盘上走错，再在生活里走对', picture },
  sections: [
    {
      kind: 'promise',
      title: '怎么玩',
      look: 'numbers',
      points: [
        { title: '抽一张身份', text: '老师、司机、程序员：收入不同，起点不同。' },
        { title: '走四十步', text: '每一步是一年，会有奖金，也会有病假、失业和孩子的学费。' },
        { title: '看一眼账本', text: '走完算一算：现金、负债、保障够不够。输赢不看谁的钱多，看谁的家更稳。' },
        { title: '老师复盘', text: '每场棋后，把刚才那一步背后的道理讲清楚。' },
      ],
    },
    {
      kind: 'suits',
      title: '谁来下这盘棋',
      suits: ['一听“理财”就犯困的人', '想和家人孩子一起学的人', '喜欢先试再想的人'],
      unsuited: ['想用游戏赢奖金的人：这里没有', '不满 18 岁独自报名的人：请由家长报名'],
    },
    { kind: 'outline', title: '棋局以外的四周', look: 'tickets', chapters: financeChapters },
    { kind: 'teachers', title: '裁判与教练', people: [zhouTeacher, linTeacher] },
    {
      kind: 'words',
      title: '下过的人说',
      quotes: [
        { from: '学员 · 司机', face: 'man', text: '第一局我“失业”三次才想起来，自己真的没有应急金。' },
        {
          from: '学员 · 小学老师',
          face: 'mother',
          text: '和女儿玩了两局，她问我：妈妈，我们家的保险在哪一格？',
        },
      ],
    },
    {
      kind: 'price',
      title: '报名',
      includes: [
        '四周直播与录播课程',
        '班主任全程陪学',
        '每周作业点评',
        '结业证书',
        '《人生账本》桌游一盒',
        '线上棋局 4 场，老师复盘',
      ],
    },
    { kind: 'enrolled', title: '刚刚入局' },
    {
      kind: 'faq',
      title: '规则说明',
      questions: [
        {
          title: '桌游什么时候寄到？',
          text: '报名成功后填写收件信息，我们按地址寄出，物流可以在订单里查看。',
        },
        { title: '游戏里要花钱吗？', text: '不用。棋盘上的钱都是道具，没有充值，也没有奖金。' },
        commonQuestions.time,
        commonQuestions.refund,
      ],
    },
  ],
});
