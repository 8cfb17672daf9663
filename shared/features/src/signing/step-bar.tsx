import { cx, IconCheck } from '@suite/ui';
import { Spoken } from '@suite/ui/base';
import css from './step-bar.module.css';
import type { Step } from './types';

const names: Partial<Record<Step, string>> = {
  identity: '实名',
  face: '人脸',
  sms: '短信',
  read: '阅读',
  sign: '签名',
};
const all = Object.keys(names) as Step[];

const stateOf = (at: number, current: number) =>
  at < current ? '已完成' : at === current ? '进行中' : '未开始';

/** The steps of a signing, and where the learner is. */
export function StepBar({ step, steps = all }: { step: Step; steps?: readonly Step[] }) {
  const found = steps.indexOf(step);
  // The signature has been given: the server is at work.
  const current = found < 0 ? steps.length : found;
  return (
    <ol className={css.bar} aria-label="签署步骤">
      {steps.map((one, at) => (
        <li
          key={one}
          className={cx(css.step, at < current && css.done, at === current && css.now)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {at < current ? <IconCheck /> : at + 1}
          </span>
          {names[one]}
          <Spoken>{stateOf(at, current)}</Spoken>
        </li>
      ))}
    </ol>
  );
}
