import { useCall, userDetail } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { cx } from '@suite/ui';
import css from './course-choice.module.css';
import { REFORM } from '../course-line';
import { ownCourses, type CoursePages } from './own-courses';

/** Leads to the same page of the learner's other courses, for those who have both kinds. */
export function CourseChoice({ pages }: { pages: CoursePages }) {
  // The host has read who the learner is: the page does not wait for it again.
  const learner = useCall(userDetail, undefined, { enabled: false }).data;
  const own = ownCourses(learner, pages);
  if (!own.reform || !own.others) return null;
  const choices = [
    { name: REFORM, to: pages.reform, isHere: pages.isReform },
    { name: '其他课程', to: pages.others, isHere: !pages.isReform },
  ];
  return (
    <nav className={css.choices} aria-label="课程">
      {choices.map(({ name, to, isHere }) => (
        <Link
          className={cx(css.choice, isHere && css.here)}
          key={to}
          to={to}
          replace
          aria-current={isHere ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
