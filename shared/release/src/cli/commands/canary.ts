import { timeFrom } from '../../judge/ramp';
import { RAMP_VISITS } from '../../publish/ramp';
import {
  promoteCanary,
  setCanary,
  stopCanary,
  type CanaryChanged,
  type CanaryOptions,
} from '../../publish/canary';
import { pauseRamp, resumeRamp, startRamp } from '../../publish/ramp';
import { flag, option, revisionLine, usage, type Answer, type Command, type Given } from '../command';
import { rampNote } from '../ramp-note';

function begin(options: CanaryOptions, given: Given): Promise<CanaryChanged> {
  const every = timeFrom(given.text('every') ?? '');
  if (every === undefined) {
    throw usage('--steps needs --every, such as 30s, 10m, 2h or 1d', '--steps 要和 --every 一起用，如 10m');
  }
  const steps = (given.text('steps') ?? '').split(',').map((step) => given.number('steps', step) as number);
  return startRamp({ ...options, steps, every, visits: given.count('visits') });
}

/** What each of the options does of which one has to be given. */
const ways: Record<string, (options: CanaryOptions, given: Given) => Promise<CanaryChanged>> = {
  percent: (options, given) => setCanary({ ...options, percent: given.number('percent') as number }),
  steps: begin,
  pause: pauseRamp,
  resume: resumeRamp,
  promote: promoteCanary,
  stop: stopCanary,
};

/** The one way that was given, or a refusal. */
function givenWay(given: Given): string {
  const [way, ...more] = Object.keys(ways).filter(
    (name) => given.flag(name) || given.text(name) !== undefined,
  );
  const all = Object.keys(ways).map((name) => `--${name}`);
  if (!way || more.length > 0) throw usage(`give one of ${all.join(', ')}`, `请选一个：${all.join('、')}`);
  if (way !== 'steps' && (given.text('every') || given.text('visits'))) {
    throw usage('--every and --visits go with --steps only', '--every 和 --visits 只能和 --steps 一起用');
  }
  return way;
}

/** Who gets what after a change of a canary. */
export const canaryAnswer = (result: CanaryChanged): Answer => ({
  data: result,
  lines(say) {
    const { app, live, canary } = result;
    const state = canary
      ? say(
          `${app}: ${canary.version} for ${canary.percent} %, ${live} for all others`,
          `${app}：${canary.percent}% 的访客使用 ${canary.version}，其余使用 ${live}`,
        )
      : say(`${app}: ${live} for everybody`, `${app}：全部访客使用 ${live}`);
    // Without a judge the first step lasts for ever.
    const needsJudge = say(
      'a judge has to run for that: npm run release -- judge',
      '放大由 judge 执行，它要在运行：npm run release -- judge',
    );
    return [state, ...(canary?.ramp ? [rampNote(canary, say), needsJudge] : []), revisionLine(result, say)];
  },
});

export const canaryCommand: Command = {
  takes: 'APP',
  summary: {
    en: "Change how many visitors get an app's canary, let it grow by itself, give it to everybody, or take it back.",
    zh: '调整灰度比例、自动放大、全量上线或停止灰度。',
  },
  example: 'npm run release -- canary remote-exams --percent 20',
  options: {
    percent: option('N', 'give it to N percent of the visitors', 'N% 的访客'),
    steps: option(
      'N,N,…',
      'let the judge raise it while it does not fail',
      '不出错就由 judge 逐步放大到这些百分比',
    ),
    every: option('TIME', 'how long each step lasts at least: 10m', '每一步至少多久，如 10m'),
    visits: option(
      'N',
      `loads that each step needs; ${RAMP_VISITS} otherwise`,
      `每一步至少几次加载，默认 ${RAMP_VISITS}`,
    ),
    pause: flag('keep it at its step', '停在现在这一步'),
    resume: flag('go on after a pause', '暂停之后继续放大'),
    promote: flag('give it to everybody', '全量上线'),
    stop: flag('take it back', '停止灰度'),
  },
  writes: true,
  names: [1, 1],
  async run({ store, by, given, names: [app = ''] }) {
    const work = ways[givenWay(given)] as (typeof ways)[string];
    return canaryAnswer(await work({ ...by, store, app }, given));
  },
};
