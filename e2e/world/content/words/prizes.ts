import { picture } from '../media/media';
import type { TrophyContent } from '../types';

/** Far from the ids of learners, which are in the same list. */
const FIRST_ID = 900_000;

const member = (id: number, nickname: string) => ({
  id: FIRST_ID + id,
  nickname,
  avatar: picture(`avatars/student-${(id % 6) + 1}`),
});

/** Trophies of teams. */
export const trophies: TrophyContent[] = [
  {
    id: 801,
    team_name: '滚雪球战队',
    prize_name: '全勤打卡奖',
    rank: 1,
    slogan: '雪坡够长，慢慢滚。',
    members: [
      member(1, '小满'),
      member(2, '阿柚'),
      member(3, '南风'),
      member(4, '一粒米'),
      member(5, '禾禾'),
      member(6, '老周的账本'),
    ],
  },
  {
    id: 802,
    team_name: '稳稳的幸福',
    prize_name: '作业之星',
    rank: 2,
    slogan: '每天一点点，月底大不同。',
    members: [member(7, '晴天记账'), member(8, '橙子'), member(9, '木易'), member(10, '海盐')],
  },
  {
    id: 803,
    team_name: '长期主义小队',
    prize_name: '进步奖',
    rank: 3,
    slogan: '不看一天的涨跌，只看一年的习惯。',
    members: [member(11, '青禾'), member(12, '小鹿不慌'), member(13, '周末的风')],
  },
];
