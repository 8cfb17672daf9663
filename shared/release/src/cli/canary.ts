import { once } from 'node:events';
import { fetchText, MetricsCounts, PrometheusCounts, type Counts } from '../judge/counts';
import { PLACES, timeFrom, timeInWords } from '../judge/judge';
import { judgeOnce, startJudge } from '../judge/start-judge';
import { languageOf } from '../messages/catalogue';
import type { Given } from '../messages/options';
import {
  pauseRamp,
  promoteCanary,
  RAMP_VISITS,
  resumeRamp,
  setCanary,
  startRamp,
  stopCanary,
  type CanaryChanged,
  type CanaryOptions,
} from '../publish/canary';
import { isRefusal, usage } from '../release-error';
import { shareInWords, stepsInWords } from '../repository/change-in-words';
import { comingSteps, type CanaryShown, type Group } from '../repository/state';
import { command, despiteOption, revisionLine, type Answer, type Command, type Say } from './command';

/** What a canary's ramp is about to do, in words. */
export function rampNote({ ramp, ...share }: CanaryShown, say: Say): string {
  if (!ramp) return '';
  const { language } = say;
  const [now, next] = [shareInWords(share, language), stepsInWords(comingSteps(ramp), language).join(' → ')];
  const every = timeInWords(ramp.every, language);
  return ramp.paused
    ? say`paused at ${now}; --resume goes on to ${next} | 自动放大已暂停在${now}，用 --resume 继续到${next}`
    : say`the judge goes on to ${next}, each after ${every} and ${ramp.visits} loads at least | judge 会自动放大到${next}，每步至少 ${every}、至少 ${ramp.visits} 次灰度加载`;
}

/** Who gets what after a change of a canary. */
export const canaryAnswer = (result: CanaryChanged): Answer => ({
  data: result,
  lines(say) {
    const { app, live, canary } = result;
    const share = canary && shareInWords(canary, say.language);
    const state = canary
      ? say`${app}: ${canary.version} for ${share}, ${live} for all others | ${app}：${share} 使用 ${canary.version}，其余使用 ${live}`
      : say`${app}: ${live} for everybody | ${app}：全部访客使用 ${live}`;
    // Without a judge the first step lasts for ever.
    const needsJudge = say`a judge has to run for that: npm run release -- judge | 放大由 judge 执行，它要在运行：npm run release -- judge`;
    return [state, ...(canary?.ramp ? [rampNote(canary, say), needsJudge] : []), revisionLine(result, say)];
  },
});

function beginRamp(options: CanaryOptions, given: Given): Promise<CanaryChanged> {
  const every = timeFrom(given.text('every') ?? '');
  if (every === undefined)
    throw usage`--steps needs --every, such as 30s, 10m, 2h or 1d | --steps 要和 --every 一起用，如 10m`;
  const steps = (given.text('steps') ?? '').split(',').map((step) => given.group('steps', step) as Group);
  return startRamp({ ...options, steps, every, visits: given.count('visits') });
}

const ways: Record<string, (options: CanaryOptions, given: Given) => Promise<CanaryChanged>> = {
  percent: (options, given) => setCanary({ ...options, to: given.group('percent') as Group }),
  ...{ steps: beginRamp, pause: pauseRamp, resume: resumeRamp, promote: promoteCanary, stop: stopCanary },
};

function givenWay(given: Given): string {
  const isGiven = (name: string) => given.flag(name) || given.text(name) !== undefined;
  const [way, ...more] = Object.keys(ways).filter(isGiven);
  const all = Object.keys(ways).map((name) => `--${name}`);
  if (!way || more.length > 0) throw usage`give one of ${all.join(', ')} | 请选一个：${all.join('、')}`;
  if (way !== 'steps' && (given.text('every') || given.text('visits')))
    throw usage`--every and --visits go with --steps only | --every 和 --visits 只能和 --steps 一起用`;
  return way;
}

const canaryCommand = command(
  `Change how many visitors get an app's canary, let it grow by itself, give it to everybody, or take it back.
  调整灰度比例、自动放大、全量上线或停止灰度。
  canary remote-exams --percent 20
  --percent WHO  give it to N percent of the visitors, or to the staff or a line alone | N% 的访客，或只给 staff、learner、management
  --steps WHO,…  let the judge raise it while it does not fail: staff,management,5,25,100 | 不出错就由 judge 逐步放大：staff,management,5,25,100
  --every TIME  how long each step lasts at least: 10m | 每一步至少多久，如 10m
  --visits N  loads that each step needs; ${RAMP_VISITS} otherwise | 每一步至少几次加载，默认 ${RAMP_VISITS}
  --pause  keep it at its step | 停在现在这一步
  --resume  go on after a pause | 暂停之后继续放大
  --promote  give it to everybody | 全量上线
  --stop  take it back | 停止灰度
  ${despiteOption}`,
  { takes: 'APP', names: [1, 1], writes: true },
  async ({ store, by, given, names: [app = ''] }) => {
    const work = ways[givenWay(given)] as (typeof ways)[string];
    return canaryAnswer(await work({ ...by, store, app }, given));
  },
);

/** The options that say where loads are counted. */
export const countsOptions = `--prometheus URL  a Prometheus that scrapes all gateways, such as http://127.0.0.1:9090; METRICS_TOKEN is sent to it | 采集所有网关的 Prometheus，如 http://127.0.0.1:9090；口令写在 METRICS_TOKEN
  --match MATCHERS  the gateways of this suite, if it scrapes others too: job="suite" | Prometheus 还采集别的网关时，用标签选出这一套，如 job="suite"
  --metrics URL  the metrics of the one gateway, where there is no Prometheus; SUITE_METRICS otherwise | 没有 Prometheus 时，唯一的网关的指标地址，默认 SUITE_METRICS`;

/** Where loads are counted, as the options say; undefined if they do not. A command that looks `once` takes all. */
export function countsFrom(given: Given, env: NodeJS.ProcessEnv, isOnce?: 'once'): Counts | undefined {
  const { METRICS_TOKEN: token, SUITE_METRICS } = env;
  const [url, match] = [given.text('prometheus'), given.text('match')];
  if (url) return new PrometheusCounts({ url, match, token });
  const address = given.text('metrics') ?? SUITE_METRICS;
  if (!address) return undefined;
  return new MetricsCounts({ read: () => fetchText(address, token), fromBeginning: isOnce !== undefined });
}

const judgeCommand = command(
  `Stop canaries that fail, let ramps grow, and renew the timestamp: one process for a suite.
  停止失败的灰度、按计划放大灰度、续签 timestamp；一套应用只运行一个。
  judge --prometheus http://127.0.0.1:9090
  ${countsOptions}
  --every TIME  how often it looks; 10s otherwise | 多久检查一次，默认 10 秒
  --places N  from how many networks loads have to come to decide something; ${PLACES} otherwise, 1 on one machine | 至少多少个网段的加载才作数，默认 ${PLACES}；只有一台机器时用 1
  --once  look once and end, for a timer | 只检查一次就结束，供定时任务使用`,
  { writes: true },
  async ({ store, given, env }) => {
    const source = countsFrom(given, env);
    const every = timeFrom(given.text('every') ?? '10s');
    const places = given.count('places') ?? PLACES;
    if (!source) throw usage`give --prometheus or --metrics | 请给出 --prometheus 或 --metrics`;
    if (every === undefined) throw usage`--every is a time such as 10s or 1m | --every 是时间，如 10s、1m`;
    if (places === 0) throw usage`--places is 1 or more | --places 至少是 1`;
    if (given.flag('once')) {
      // The metrics of a gateway have no past: what has been since a canary began can only be told by looking again.
      given.needed('prometheus', usage`--once needs --prometheus | --once 需要 --prometheus`);
      await judgeOnce({ store, source, places })();
    } else {
      const log = (error: unknown) =>
        console.error(isRefusal(error) ? error.in(languageOf(env)).message : error);
      const running = startJudge({ store, source, places, every, log });
      await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
      await running.stop();
    }
    return { data: {}, lines: (say) => [say`the judge has looked | 检查完毕`] };
  },
);

export const commands: Readonly<Record<string, Command>> = { canary: canaryCommand, judge: judgeCommand };
