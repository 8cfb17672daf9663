import { lineName } from '@suite/features/course-line';
import { UpgradeThreeArt } from '../art/upgrade-three';
import picture from '../art/share/upgrade-three.png';
import { campaign } from '../kit/landing-page';
import { commonQuestions, shenTeacher } from './pieces';

export default campaign({
  key: 'upgrade-three',
  palette: {
    hero: '#4a1c40',
    onHero: '#fde9ef',
    accent: '#f0b441',
    onAccent: '#3a1532',
    sign: '#8b2c6e',
    page: '#fbf2f4',
    card: '#ffffff',
    ink: '#33122c',
    soft: '#6f5568',
    line: '#eedbe3',
    price: '#a8361f',
  },
  layout: 'above',
  art: UpgradeThreeArt,
  mark: 'M10 1a9 9 0 1 0 5.6 16l6 6 2-2-6-6A9 9 0 0 0 10 1zm0 3a6 6 0 1 1-.1 0z',
  eyebrow: `升级课程三 · ${lineName.investment}`,
  headline: ['答案常常', '写在附注里'],
  lead: '十周，从三张报表读起，写出您的第一份公司研究。',
  facts: [
    { value: '3 张', name: '报表' },
    { value: '15 节', name: '视频课' },
    { value: '10 周', name: '写一份研究' },
  ],
  share: { title: '答案常常写在附注里', description: `${lineName.investment}：十周，读懂一家公司`, picture },
  sections: [
    {
      kind: 'promise',
      title: '读完一份年报以后',
      look: 'numbers',
      points: [
        { title: '看出钱从哪里来', text: '资产负债表、利润表、现金流量表互相印证，对不上的地方就是问题。' },
        { title: '看出利润真不真', text: '应收、存货、毛利率，蛛丝马迹一条一条查。' },
        { title: '给出一个区间', text: '用两三种方法估值，得出的是区间，不是一个神奇的数字。' },
      ],
    },
    {
      kind: 'outline',
      title: '十周课表',
      look: 'timeline',
      chapters: [
        {
          title: '读懂三张报表',
          lessons: ['资产负债表：家底', '利润表：一年的成绩', '现金流量表：血液', '三张表怎样互相印证'],
        },
        {
          title: '盈利的质量',
          lessons: ['毛利率与净利率', '净资产收益率与杜邦分析', '应收账款与存货周转', '财务造假的蛛丝马迹'],
        },
        { title: '给公司估值', lessons: ['相对估值', '现金流折现', '股息折现与永续增长', '安全边际'] },
        { title: '投资研究流程', lessons: ['信息从哪里来', '一页纸研究笔记', '投资检查清单'] },
      ],
    },
    { kind: 'teachers', title: '带您逐行读的人', people: [shenTeacher] },
    {
      kind: 'suits',
      title: '适合较真的人',
      suits: [
        `学完${lineName.advanced}，想研究公司的学员`,
        '打开过报表，却读不懂的人',
        '每周愿意花五小时做研究的人',
      ],
      unsuited: ['希望老师给出股票名单的人', '不打算写作业的人'],
    },
    {
      kind: 'words',
      title: '读过的人说',
      quotes: [
        {
          from: '学员 · 审计助理',
          face: 'woman',
          text: '工作里天天见的科目，第一次知道投资者怎么看它们。',
        },
        {
          from: '学员 · 自由职业',
          face: 'man',
          text: '写第一份研究笔记花了三周，写完才发现自己原来不懂这家公司。',
        },
      ],
    },
    { kind: 'price', title: '报名', includes: ['十周课程', '研究笔记点评', '结业证书'] },
    { kind: 'enrolled', title: '刚刚翻开第一页' },
    {
      kind: 'faq',
      title: '附注',
      questions: [
        {
          title: '需要先学什么？',
          text: `先学完${lineName.advanced}。报名前会核对您已购买${lineName.advanced}。`,
        },
        { title: '要有会计基础吗？', text: '不用。从“这一行是什么意思”讲起，但需要耐心。' },
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
