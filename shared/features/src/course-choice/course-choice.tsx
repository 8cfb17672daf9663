import { useCall, userDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import { cx } from '@suite/ui';
import css from './course-choice.module.css';

export interface CourseChoiceProps {
  /** Whether the page is that of the reform course; all other courses share a page. */
  isReform: boolean;
  /** Addresses of both pages. */
  reform: string;
  others: string;
}

/** Leads to the same page of the learner's other courses, for those who have both kinds. */
export function CourseChoice({ isReform, reform, others }: CourseChoiceProps) {
  // The host has read who the learner is: the page does not wait for it again.
  const { data } = useCall(userDetail, undefined, { enabled: false });
  const own = data?.courseList.filter(({ is_public }) => !is_public) ?? [];
  const hasReform = own.some(({ line }) => line === 'reform');
  const hasOthers = own.some(({ line }) => line !== 'reform' && line !== 'jingpin' && line !== 'zc');
  if (!hasReform || !hasOthers || ![reform, others].every(platform().hasPage)) return null;
  const choices = [
    { name: '新版财商课', to: reform, isHere: isReform },
    { name: '其他课程', to: others, isHere: !isReform },
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
