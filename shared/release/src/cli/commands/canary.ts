import { RAMP_VISITS, timeFrom } from '../../canary/ramp';
import { promoteCanary, setCanary, stopCanary, type CanaryChanged } from '../../operations/canary';
import { pauseRamp, resumeRamp, startRamp } from '../../operations/ramp';
import { ReleaseError } from '../../release-error';
import type { Command, Context, Said } from '../command';
import { countOf, numberOf } from '../number-of';
import { rampNote } from '../ramp-note';

const usage = (fault: string) => new ReleaseError('USAGE', { fault, command: ' canary' });

function begin({ store, by, names: [app = ''], given }: Context): Promise<CanaryChanged> {
  const [every = '', visits] = [given.text('every'), given.text('visits')];
  const time = timeFrom(every);
  if (time === undefined) throw usage('--steps needs --every with a time such as 30s, 10m, 2h or 1d');
  const steps = (given.text('steps') ?? '').split(',').map((step) => numberOf('steps', step));
  const least = visits === undefined ? {} : { visits: countOf('visits', visits) };
  return startRamp({ ...by, store, app, steps, every: time, ...least });
}

/** What each of the ways does of which one has to be given. */
const ways: Record<string, (context: Context) => Promise<CanaryChanged>> = {
  percent: ({ store, by, names: [app = ''], given }) =>
    setCanary({ ...by, store, app, percent: numberOf('percent', given.text('percent') ?? '') }),
  steps: begin,
  pause: ({ store, by, names: [app = ''] }) => pauseRamp({ ...by, store, app }),
  resume: ({ store, by, names: [app = ''] }) => resumeRamp({ ...by, store, app }),
  promote: ({ store, by, names: [app = ''] }) => promoteCanary({ ...by, store, app }),
  stop: ({ store, by, names: [app = ''] }) => stopCanary({ ...by, store, app }),
};

/** Said at the beginning, since a command does not see the gateways: without a key the first step lasts for ever. */
const needsKey: Said = {
  en: 'the registry is signed: a gateway can only go on with RELEASE_KEY; /ops/ says if none has it',
  zh: 'registry 已签名：网关要有 RELEASE_KEY 才能放大，没有时 /ops/ 会说明',
};

export const canaryCommand: Command = {
  takes: 'APP',
  summary: {
    en: "Change how many visitors get an app's canary, let it grow by itself, give it to everybody, or take it back.",
    zh: '调整灰度比例、自动放大、全量上线或停止灰度。',
  },
  example: 'npm run release -- canary remote-exams --percent 20',
  options: {
    percent: {
      type: 'string',
      value: 'N',
      text: { en: 'give it to N percent of the visitors', zh: 'N% 的访客' },
    },
    steps: {
      type: 'string',
      value: 'N,N,…',
      text: {
        en: 'let a gateway give it to so many percent, one after the other, while it does not fail',
        zh: '由网关逐步放大到这些百分比，失败率没有变高才放大',
      },
    },
    every: {
      type: 'string',
      value: 'TIME',
      text: { en: 'how long each step lasts at least: 10m', zh: '每一步至少多久，如 10m' },
    },
    visits: {
      type: 'string',
      value: 'N',
      text: {
        en: `loads of the canary that each step needs; ${RAMP_VISITS} otherwise`,
        zh: `每一步至少要有多少次灰度加载，默认 ${RAMP_VISITS}`,
      },
    },
    pause: { type: 'boolean', text: { en: 'keep it at its step', zh: '停在现在这一步' } },
    resume: { type: 'boolean', text: { en: 'go on after a pause', zh: '暂停之后继续放大' } },
    promote: { type: 'boolean', text: { en: 'give it to everybody', zh: '全量上线' } },
    stop: { type: 'boolean', text: { en: 'take it back', zh: '停止灰度' } },
  },
  writes: true,
  names: [1, 1],
  async run(context) {
    const { given, names } = context;
    const [app = ''] = names;
    const [way, ...more] = Object.keys(ways).filter((name) => given.flag(name) || given.text(name));
    if (!way || more.length > 0) {
      throw usage('give one of --percent, --steps, --pause, --resume, --promote, --stop');
    }
    if (way !== 'steps' && (given.text('every') || given.text('visits'))) {
      throw usage('--every and --visits go with --steps only');
    }
    const result = await (ways[way] as (typeof ways)[string])(context);
    const { live, canary } = result;
    return {
      data: result,
      lines: (say) => [
        canary
          ? say({
              en: `${app}: ${canary.version} for ${canary.percent} %, ${live} for all others`,
              zh: `${app}：${canary.percent}% 的访客使用 ${canary.version}，其余使用 ${live}`,
            })
          : say({ en: `${app}: ${live} for everybody`, zh: `${app}：全部访客使用 ${live}` }),
        ...(canary?.ramp ? [rampNote(canary, say)] : []),
        ...(canary?.ramp && result.signed ? [say(needsKey)] : []),
        say({ en: `registry revision ${result.revision}`, zh: `registry 第 ${result.revision} 版` }),
      ],
    };
  },
};
