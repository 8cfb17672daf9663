import { cx, IconCheck, IconClose } from '@suite/ui';
import portraits from '../art/portraits.svg';
import {
  faces,
  type Face,
  type FaqSection,
  type PromiseSection,
  type SuitsSection,
  type TeachersSection,
  type WordsSection,
} from './content';
import css from './texts.module.css';

/** A face, which is fetched with all others when the first one comes near the screen. */
const Portrait = ({ face, className }: { face: Face; className: string | undefined }) => (
  <img
    className={className}
    src={portraits}
    alt=""
    loading="lazy"
    style={{ objectPosition: `0 ${(faces.indexOf(face) * 100) / (faces.length - 1)}%` }}
  />
);

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

/** Who teaches. */
export function Teachers({ section }: { section: TeachersSection }) {
  return (
    <ul>
      {section.people.map(({ name, role, about, face }) => (
        <li className={css.teacher} key={name}>
          <Portrait className={css.portrait} face={face} />
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
      {section.quotes.map(({ from, text, face }) => (
        <figure className={css.quote} key={from}>
          <blockquote className={css.quoteText}>{text}</blockquote>
          <figcaption className={css.quoteFrom}>
            <Portrait className={css.face} face={face} />
            {from}
          </figcaption>
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
