import css from './checkout.module.css';

export interface ComingStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** What will be done after paying, numbered. */
export const ComingSteps = ({ steps }: ComingStepsProps) => (
  <ol>
    {steps.map(({ title, text }) => (
      <li className={css.step} key={title}>
        <span className={css.stepTitle}>{title}</span>
        <span className={css.stepText}>{text}</span>
      </li>
    ))}
  </ol>
);
