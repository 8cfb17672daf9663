import type { Banners } from '@suite/api';
import { picture } from '../media/media';

/** What the personal center shows on top; `link` is a path of the suite. */
export const banners: Banners = {
  ad: { id: 600, title: '每日打卡，养成理财好习惯', image: picture('banners/clock'), link: '/user-clock' },
  banners: [
    { id: 601, title: '公开课：守住钱袋子', image: picture('banners/open'), link: '/myinfo/course/308' },
    { id: 602, title: '学员感悟：他们的改变', image: picture('banners/feel'), link: '/students-feel' },
    { id: 603, title: '直播回放随时看', image: picture('banners/playback'), link: '/video-playbackList' },
    { id: 604, title: '理财计算器', image: picture('banners/counter'), link: '/myinfo/counter' },
  ],
};
