import { lineName } from '@suite/features/course-line';
import { UpgradeFourArt } from '../art/upgrade-four';
import picture from '../art/share/upgrade-four.png';
import { campaign } from '../kit/landing-page';
import { commonQuestions, guTeacher } from './pieces';

export default campaign({
  key: 'upgrade-four',
  palette: {
    hero: '#1f2d3a',
    onHero: '#e8f3f1',
    accent: '#ff9d42',
    onAccent: '#1f2d3a',
    sign: '#1c7a72',
    page: '#eef3f3',
    card: '#ffffff',
    ink: '#1f2d3a',
    soft: '#52626c',
    line: '#d5dfe1',
    price: '#b34a0c',
  },
  layout: 'below',
  art: UpgradeFourArt,
  mark: 'M2 4h6v6H2zM16 4h6v6h-6zM9 14h6v6H9zM8 6h8v2H8zM5 10h2v6H5zM5 15h4v2H5z',
  eyebrow: `升级课程四 · ${lineName.industry}`,
  headline: ['顺着产业链', '看清一个行业'],
  lead: '它在哪个阶段，钱被谁赚走，景气往哪里走：一套固定的框架，用在任何行业。',
  facts: [
    { value: '4 步', name: '分析框架' },
    { value: '15 节', name: '视频课' },
    { value: '10 周', name: '写一份报告' },
  ],
  share: {
    title: '顺着产业链，看清一个行业',
    description: `${lineName.industry}：一套框架，用在任何行业`,
    picture,
  },
  sections: [
    {
      kind: 'promise',
      title: '从上游走到下游',
      look: 'numbers',
      points: [
        { title: '画得出产业链', text: '从原料到用户，每一环是谁、议价力在哪里。' },
        { title: '看得懂格局', text: '集中度、护城河、规模经济，用数据说话。' },
        { title: '跟得住景气', text: '产能、库存、价格，建一张自己的跟踪表，每月更新。' },
      ],
    },
    {
      kind: 'suits',
      title: '谁会用得上',
      suits: [
        `学完${lineName.advanced}，想研究行业的学员`,
        '工作中需要写行业分析的人',
        '想从公开数据里找线索的人',
      ],
      unsuited: ['想听“下一个风口”的人', '不愿意整理数据的人'],
    },
    {
      kind: 'outline',
      title: '沿途四站',
      look: 'tickets',
      chapters: [
        {
          title: '认识一个行业',
          lessons: ['行业怎样分类', '画一张产业链图', '行业的生命周期', '周期行业与防御行业'],
        },
        { title: '竞争格局', lessons: ['五种竞争力量', '集中度的两把尺子', '护城河从哪里来', '规模经济'] },
        { title: '供需与景气', lessons: ['需求怎样测算', '产能与库存周期', '供给、需求与价格', '景气指标'] },
        { title: '写一份行业研究', lessons: ['数据来源与核对', '政策怎样影响行业', '报告的骨架与风险提示'] },
      ],
    },
    { kind: 'teachers', title: '画链条的人', people: [guTeacher] },
    {
      kind: 'words',
      title: '走过这条河的人说',
      quotes: [
        {
          from: '学员 · 采购',
          face: 'mother',
          text: '第一次知道自己每天打交道的供应商，在链条里是什么位置。',
        },
        {
          from: '学员 · 公务员',
          face: 'man',
          text: '现在看新闻，会先问一句：这条政策动的是供给还是需求？',
        },
      ],
    },
    { kind: 'price', title: '报名', includes: ['十周课程', '行业数据模板', '结业证书'] },
    { kind: 'enrolled', title: '刚刚上船' },
    {
      kind: 'faq',
      title: '出发前',
      questions: [
        { title: '数据要花钱买吗？', text: '不用。课程只用公开数据，老师会教怎么核对口径，并提供模板。' },
        {
          title: '需要先学什么？',
          text: `先学完${lineName.advanced}。报名前会核对您已购买${lineName.advanced}。`,
        },
        commonQuestions.products,
        commonQuestions.refund,
      ],
    },
  ],
});
