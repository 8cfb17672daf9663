import { say } from '@suite/build/say';
import { fill, reload, see, seeHeading, tap, until } from '../steps';
import type { Flow } from './flow';

/** The format of the product's videos, which builds without licensed codecs lack. */
const h264 = {
  what: say({ en: 'H.264 decoder', zh: 'H.264 解码' }),
  holds: `document.createElement('video').canPlayType('video/mp4; codecs="avc1.42C01E, mp4a.40.2"') !== ''`,
};

const isLearned = `(() => {
  const row = document.querySelector('button[aria-current=true]');
  return !!row && row.textContent.indexOf('已学') >= 0;
})()`;

/** What a learner does day by day. */
export const studyFlows: Flow[] = [
  {
    name: '课程：浏览目录和资料',
    async run({ page, enter }) {
      await enter('mid-course', 'messenger', '/videoReform');
      await see(page, '目录');
      await see(page, '未解锁');
      await tap(page, '1. 家庭财务体检');
      await see(page, '已学');
      await tap(page, '资料');
      await tap(page, '目录');
      await seeHeading(page);
    },
  },
  {
    name: '看课：接着上次播到结尾，记为已学',
    needs: h264,
    async run({ page, enter }) {
      await enter('mid-course', 'messenger', '/videoReform');
      await tap(page, '继续播放');
      await until(page, '画面在播放', "document.querySelector('video').currentTime > 60");
      await until(page, '本节已播完', "!!document.querySelector('[aria-label=本节已播完]')");
      await until(page, '这一节记为已学', isLearned);
      await reload(page);
      await until(page, '刷新后这一节仍是已学', isLearned);
    },
  },
  {
    name: '打卡：打卡并生成海报',
    async run({ page, enter }) {
      await enter('mid-course', 'messenger', '/user-clock');
      await see(page, '今天还没有打卡');
      await tap(page, '打卡');
      await see(page, '今日已打卡');
      await tap(page, '生成今日海报');
      await until(
        page,
        '画好的海报',
        `Array.from(document.querySelectorAll('img[alt*=打卡海报]')).some((one) => one.naturalWidth === 750)`,
      );
    },
  },
  {
    name: '房贷计算器：算月供和提前还款',
    async run({ page, enter }) {
      await enter('bound', 'messenger', '/myinfo/counter/mortgage');
      await seeHeading(page);
      await see(page, '4,490.45');
      await fill(page, '贷款金额', '50');
      await see(page, '2,245.22');
      await tap(page, '部分提前还');
      await see(page, '少付利息');
      await until(
        page,
        '画好的图',
        "document.querySelector('figure').scrollIntoView() || document.querySelector('canvas').width > 0",
      );
    },
  },
];
