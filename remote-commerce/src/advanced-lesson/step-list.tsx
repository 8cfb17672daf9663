import { Tag, Points, IconTile } from '@suite/ui';
import { IconCalendar, IconContract, IconForm, IconMedal, IconPlay, IconTeacher } from './icons';
import css from './step-list.module.css';
import { steps } from './steps';

const icons = {
  teacher: IconTeacher,
  form: IconForm,
  contract: IconContract,
  calendar: IconCalendar,
  play: IconPlay,
  medal: IconMedal,
};

/** One card a step. */
export function StepList() {
  return (
    <ol className={css.steps} aria-label="学习步骤">
      {steps.map(({ icon, title, when, points }, index) => {
        const Icon = icons[icon];
        return (
          <li className={css.step} key={icon}>
            <div className={css.head}>
              <IconTile className={css.icon}>
                <Icon />
              </IconTile>
              <div className={css.name}>
                <p className={css.number}>第 {index + 1} 步</p>
                <h2 className={css.title}>{title}</h2>
              </div>
              <Tag>{when}</Tag>
            </div>
            <Points className={css.points} items={points} />
          </li>
        );
      })}
    </ol>
  );
}
