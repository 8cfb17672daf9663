import { playable } from '../authoring/course';
import { prose } from '../authoring/prose';
import type { ClipName } from '../media/clips';
import { teachers } from '../teachers';
import type { PlaybackContent, VideoLinkContent } from '../types';

type Titled = readonly [title: string, clip: ClipName];

const lives: readonly Titled[] = [
  ['答疑片段：记账坚持不下来怎么办', 'plan'],
  ['直播片段：一张表看清家底', 'plan'],
  ['直播片段：应急备用金的五个问题', 'plan'],
  ['直播片段：信用卡账单逐行读', 'plan'],
  ['答疑片段：提前还房贷的账', 'compound'],
  ['直播片段：复利与通胀', 'compound'],
  ['直播片段：七二法则的用处与局限', 'compound'],
  ['直播片段：存款保险与存款安全', 'plan'],
  ['直播片段：征信报告怎么看', 'plan'],
  ['答疑片段：保险的犹豫期与等待期', 'risk'],
  ['直播片段：给父母看的防骗课', 'risk'],
  ['直播片段：家庭保障配置顺序', 'risk'],
  ['直播片段：基金费用大拆解', 'risk'],
  ['直播片段：指数基金入门', 'risk'],
  ['答疑片段：定投什么时候停', 'risk'],
  ['直播片段：债券价格为什么会跌', 'risk'],
  ['直播片段：年化收益的陷阱', 'compound'],
  ['直播片段：最大回撤与心态', 'risk'],
  ['直播片段：带您读一份年报', 'plan'],
  ['直播片段：现金流量表的秘密', 'plan'],
  ['直播片段：市盈率的正确用法', 'compound'],
  ['直播片段：现场画一张产业链图', 'plan'],
  ['直播片段：行业的生命周期', 'compound'],
  ['直播片段：供需与价格', 'risk'],
  ['直播片段：个人养老金算一算', 'compound'],
  ['直播片段：年度汇算手把手', 'plan'],
  ['结业片段：把计划写下来', 'plan'],
];

/** Parts of live lessons, the newest first. */
export const playbacks: PlaybackContent[] = lives.map(([title, clip], at) => {
  const teacher = teachers[at % teachers.length];
  const { v_id, video_name, cover, duration, streams } = playable(3200101 + at, title, clip);
  return {
    v_id,
    video_name,
    cover,
    duration,
    streams,
    teacher_name: teacher?.teacher_name ?? '',
    days_ago: 3 + at * 7,
    time: '19:30:00',
  };
});

const links: readonly (readonly [...Titled, about: string])[] = [
  ['一张图看懂工资条', 'plan', '应发、扣除、实发各是什么，五险一金扣了多少。'],
  ['自动续费怎么关', 'plan', '找出那些忘记取消的会员，每月省下一笔。'],
  ['年终奖怎样安排', 'plan', '先补备用金，再还高息欠款，最后才谈投资。'],
  ['租房合同看哪里', 'plan', '押金、维修、提前退租，签字之前逐条核对。'],
  ['家庭账户怎样分工', 'plan', '共同账户管大事，个人账户留空间。'],
  ['什么是负债收入比', 'plan', '月供不超过税后收入的四成，给生活留余地。'],
  ['复利的三个误解', 'compound', '利率、时间和费用，缺一不可。'],
  ['通胀 3% 意味着什么', 'compound', '用购买力的眼光看待长期的钱。'],
  ['教育金从哪里开始', 'compound', '先估金额，再看期限，越近越稳。'],
  ['等额本息与等额本金', 'compound', '总利息和月供压力，两者怎样取舍。'],
  ['货币基金七问', 'plan', '它不是存款，也不保证收益。'],
  ['定期存款的阶梯法', 'plan', '每年都有一笔到期，利息和流动性兼顾。'],
  ['储蓄国债怎样买', 'plan', '在哪里买、提前兑取扣什么、利息免不免税。'],
  ['医疗险与重疾险的区别', 'risk', '一个报销花费，一个补偿收入。'],
  ['健康告知怎样填', 'risk', '问到的如实答，没问的不必说。'],
  ['退保之前想清楚', 'risk', '犹豫期内外，退回来的钱差别很大。'],
  ['基金净值与便宜无关', 'risk', '净值高低只说明过去。'],
  ['看懂基金的最大回撤', 'risk', '最坏的时候会亏多少，您能否承受。'],
  ['股票账户的费用', 'risk', '佣金、印花税、过户费，分别在什么时候收。'],
  ['分散的正确姿势', 'risk', '买得不同，而不是买得多。'],
  ['再平衡一年一次', 'risk', '比例偏了，就拉回来。'],
  ['识别假的投资软件', 'risk', '只在官方渠道下载，只在官方页面入金。'],
  ['刷单为什么一定亏', 'risk', '先给甜头，再要大钱，而且违法。'],
  ['接到“公检法”电话', 'risk', '没有安全账户，挂断后拨打 110 核实。'],
  ['验证码就是钥匙', 'risk', '谁要都不给，包括自称客服的人。'],
  ['给父母装好防骗设置', 'risk', '来电提醒、转账限额、延时到账。'],
];

/** Short videos by topic, the newest first. */
export const videoLinks: VideoLinkContent[] = links.map(([title, clip, about], at) => {
  const { v_id, video_name, cover, duration, streams } = playable(3300101 + at, title, clip);
  return {
    id: 401 + at,
    v_id,
    video_name,
    cover,
    duration,
    streams,
    introduce: prose(`${about}\n看完之后，试着用一句话讲给家人听。`),
    days_ago: 1 + at * 4,
    time: '10:00:00',
  };
});
