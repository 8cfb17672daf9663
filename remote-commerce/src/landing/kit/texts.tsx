import { cx, IconCheck, IconClose } from '@suite/ui';
import type { FaqSection, PromiseSection, SuitsSection, TeachersSection, WordsSection } from './content';
import css from './texts.module.css';

/** What a learner can do after the course. */
export function Promises({ section }: { section: PromiseSection }) {
  return (
    <ul className={cx(css.points, css[section.look])}>
      {section.points.map(({ title, text }) => (
        <li className={css.point} key={title}>
          <h3 className={css.pointTitle}>{title}</h3>
          <p className={css.pointText}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** For whom the course is, and for whom it is not. */
export function Suits({ section }: { section: SuitsSection }) {
  return (
    <>
      <ul>
        {section.suits.map((text) => (
          <li className={css.suit} key={text}>
            <IconCheck className={css.suitIcon} />
            {text}
          </li>
        ))}
      </ul>
      <h3 className={css.unsuitedTitle}>这门课不适合</h3>
      <ul className={css.unsuited}>
        {section.unsuited.map((text) => (
          <li className={css.suit} key={text}>
            <IconClose className={css.suitIcon} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who teaches; the portrait is the family name, drawn as a seal. */
export function Teachers({ section }: { section: TeachersSection }) {
  return (
    <ul>
      {section.people.map(({ name, role, about }) => (
        <li className={css.teacher} key={name}>
          <span className={css.seal} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <div className={css.teacherWords}>
            <h3 className={css.teacherName}>
              {name}
              <span className={css.role}>{role}</span>
            </h3>
            <p className={css.pointText}>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What learners say. */
export function Words({ section }: { section: WordsSection }) {
  return (
    <>
      {section.quotes.map(({ from, text }) => (
        <figure className={css.quote} key={from}>
          <blockquote className={css.quoteText}>{text}</blockquote>
          <figcaption className={css.quoteFrom}>{from}</figcaption>
        </figure>
      ))}
      <p className={css.small}>以上为学员个人感受，学习效果因人而异。</p>
    </>
  );
}

/** Questions that open by the engine's own element: it knows keys and screen readers. */
export function Faq({ section }: { section: FaqSection }) {
  return (
    <>
      {section.questions.map(({ title, text }) => (
        <details className={css.question} key={title}>
          <summary className={css.ask}>{title}</summary>
          <p className={css.answer}>{text}</p>
        </details>
      ))}
    </>
  );
}
