import { cx, IconCheck } from '@suite/ui';
import { Spoken } from '@suite/ui/base';
import css from './step-bar.module.css';
import type { Step } from './types';

const names = ['实名', '人脸', '短信', '阅读', '签名'];
const steps: Step[] = ['identity', 'face', 'sms', 'read', 'sign'];

const stateOf = (at: number, current: number) =>
  at < current ? '已完成' : at === current ? '进行中' : '未开始';

/** The five steps of a signing, and where the learner is. */
export function StepBar({ step }: { step: Step }) {
  const found = steps.indexOf(step);
  // The signature has been given: the provider is at work.
  const current = found < 0 ? steps.length : found;
  return (
    <ol className={css.bar} aria-label="签署步骤">
      {names.map((name, at) => (
        <li
          key={name}
          className={cx(css.step, at < current && css.done, at === current && css.now)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {at < current ? <IconCheck /> : at + 1}
          </span>
          {name}
          <Spoken>{stateOf(at, current)}</Spoken>
        </li>
      ))}
    </ol>
  );
}
