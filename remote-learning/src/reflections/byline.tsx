import type { Reflection } from '@suite/api';
import { dayAt } from '@suite/kernel/time';
import css from './byline.module.css';
import { publishedWords } from './reflection-words';

/** The author of a reflection, their class, and the day. */
export function Byline({ reflection }: { reflection: Reflection }) {
  const { author_name, avatar, class_name, publish_time } = reflection;
  return (
    <span className={css.byline}>
      <img className={css.avatar} src={avatar} alt="" loading="lazy" />
      <span className={css.words}>
        <span className={css.author}>{author_name}</span>
        <span className={css.class}>
          {class_name} · {publishedWords(publish_time, dayAt(Date.now()).slice(0, 4))}
        </span>
      </span>
    </span>
  );
}
