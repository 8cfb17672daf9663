import { once } from 'node:events';
import { PLACES } from '../../judge/places';
import { timeFrom } from '../../judge/ramp';
import { judgeOnce, startJudge } from '../../judge/start-judge';
import { languageOf } from '../../messages/catalogue';
import { isRefusal } from '../../release-error';
import { flag, option, usage, type Command } from '../command';
import { countsFrom, countsOptions } from '../counts-from';

export const judgeCommand: Command = {
  summary: {
    en: 'Stop canaries that fail, let ramps grow, and renew the timestamp: one process for a suite.',
    zh: '停止失败的灰度、按计划放大灰度、续签 timestamp；一套应用只运行一个。',
  },
  example: 'npm run release -- judge --prometheus http://127.0.0.1:9090',
  options: {
    ...countsOptions,
    every: option('TIME', 'how often it looks; 10s otherwise', '多久检查一次，默认 10s'),
    places: option(
      'N',
      `from how many networks loads have to come to decide something; ${PLACES} otherwise, 1 on one machine`,
      `至少多少个网段的加载才作数，默认 ${PLACES}；只有一台机器时用 1`,
    ),
    once: flag('look once and end, for a timer', '只检查一次就结束，供定时任务使用'),
  },
  writes: true,
  async run({ store, given, env }) {
    const source = countsFrom(given, env);
    const every = timeFrom(given.text('every') ?? '10s');
    const places = given.count('places') ?? PLACES;
    if (!source) throw usage('give --prometheus or --metrics', '请给出 --prometheus 或 --metrics');
    if (every === undefined) throw usage('--every is a time such as 10s or 1m', '--every 是时间，如 10s、1m');
    if (places === 0) throw usage('--places is 1 or more', '--places 至少是 1');
    if (given.flag('once')) {
      // The metrics of a gateway have no past: what has been since a canary began can only be told by looking again.
      if (!given.text('prometheus')) throw usage('--once needs --prometheus', '--once 需要 --prometheus');
      await judgeOnce({ store, source, places })();
    } else {
      const log = (error: unknown) =>
        console.error(isRefusal(error) ? error.in(languageOf(env)).message : error);
      const judge = startJudge({ store, source, places, every, log });
      await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
      await judge.stop();
    }
    return { data: {}, lines: (say) => [say('the judge has looked', '检查完毕')] };
  },
};
