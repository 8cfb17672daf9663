import { links } from '@suite/kernel/links';
import { PageLink } from '@suite/ui';
import type { OutlineSection } from './content';
import css from './outline.module.css';

/** The chapters with their lessons, and a lesson to try before paying. */
export function Outline({ section }: { section: OutlineSection }) {
  return (
    <>
      <ol className={css[section.look]}>
        {section.chapters.map(({ title, lessons }, at) => (
          <li className={css.chapter} key={title}>
            <h3 className={css.title}>
              <span className={css.number}>{String(at + 1).padStart(2, '0')}</span>
              {title}
            </h3>
            <ul className={css.lessons}>
              {lessons.map((lesson) => (
                <li className={css.lesson} key={lesson}>
                  {lesson}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <PageLink className={css.trial} to={links.auditionLesson()}>
        <span className={css.play} aria-hidden="true" />
        <span className={css.trialWords}>
          <strong className={css.trialTitle}>免费听一节试听课</strong>
          <span className={css.trialText}>先感受老师怎么讲，再决定要不要报名</span>
        </span>
      </PageLink>
    </>
  );
}
