import { see, seeHeading, tap, until } from '../steps';
import type { Flow } from './flow';

/** What a learner does day by day. */
export const studyFlows: Flow[] = [
  {
    name: 'look through a course and open another lesson',
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
    name: 'clock in',
    async run({ page, enter }) {
      await enter('mid-course', 'messenger', '/user-clock');
      await see(page, '今天还没有打卡');
      await tap(page, '打卡');
      await until(page, 'the day is marked', "document.body.innerText.indexOf('今天还没有打卡') < 0");
    },
  },
  {
    name: 'work out a mortgage',
    async run({ page, enter }) {
      await enter('bound', 'messenger', '/myinfo/counter/mortgage');
      await seeHeading(page);
      await see(page, '月供');
    },
  },
];
