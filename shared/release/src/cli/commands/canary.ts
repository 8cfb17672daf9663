import { promoteCanary, setCanary, stopCanary } from '../../operations/canary';
import { ReleaseError } from '../../release-error';
import type { Command } from '../command';
import { numberOf } from '../number-of';

export const canaryCommand: Command = {
  takes: 'APP',
  summary: {
    en: "Change how many visitors get an app's canary, give it to everybody, or take it back.",
    zh: '调整灰度比例、全量上线或停止灰度。',
  },
  example: 'npm run release -- canary remote-exams --percent 20',
  options: {
    percent: {
      type: 'string',
      value: 'N',
      text: { en: 'give it to N percent of the visitors', zh: 'N% 的访客' },
    },
    promote: { type: 'boolean', text: { en: 'give it to everybody', zh: '全量上线' } },
    stop: { type: 'boolean', text: { en: 'take it back', zh: '停止灰度' } },
  },
  writes: true,
  names: [1, 1],
  async run({ store, by, names: [app = ''], given }) {
    const percent = given.text('percent');
    const ways = [percent !== undefined, given.flag('promote'), given.flag('stop')].filter(Boolean);
    if (ways.length !== 1) {
      throw new ReleaseError('USAGE', {
        fault: 'give one of --percent, --promote, --stop',
        command: ' canary',
      });
    }
    const options = { ...by, store, app };
    const result = await (percent !== undefined
      ? setCanary({ ...options, percent: numberOf('percent', percent) })
      : given.flag('promote')
        ? promoteCanary(options)
        : stopCanary(options));
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
        say({ en: `registry revision ${result.revision}`, zh: `registry 第 ${result.revision} 版` }),
      ],
    };
  },
};
