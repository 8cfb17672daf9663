import { throttle } from '@suite/kernel/time';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx';
import css from './article.module.css';

/** A line of a list; a term before it is set in bold. */
export type ArticlePoint = string | { term: string; text: string };

/** A string is a paragraph, an array is a list. */
export type ArticleBlock = string | readonly ArticlePoint[];

export interface ArticleSection {
  title: string;
  blocks: readonly ArticleBlock[];
}

export interface ArticleProps {
  title: string;
  /** What tells one edition from another: version, effective date. */
  meta?: readonly string[];
  intro?: readonly string[];
  sections: readonly ArticleSection[];
  /** Stands between the introduction and the table of contents. */
  children?: ReactNode;
}

/** A long document for reading: numbered sections behind a table of contents that leads to them. */
export function Article({ title, meta = [], intro = [], sections, children }: ArticleProps) {
  const id = useId();
  const contents = useRef<HTMLElement>(null);
  const headings = useRef<(HTMLElement | null)[]>([]);
  const showsReturn = useScrolledPast(contents);

  return (
    <article className={css.article} aria-labelledby={id}>
      <h1 className={css.title} id={id}>
        {title}
      </h1>
      {meta.length > 0 ? (
        <p className={css.meta}>
          {meta.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </p>
      ) : null}
      {intro.map((text) => (
        <p className={css.text} key={text}>
          {text}
        </p>
      ))}
      {children}
      <nav className={css.contents} aria-label="目录" ref={contents} tabIndex={-1}>
        <p className={css.contentsTitle} aria-hidden="true">
          目录
        </p>
        <ol className={css.entries}>
          {sections.map((section, index) => (
            <li key={section.title}>
              <button type="button" className={css.entry} onClick={() => goTo(headings.current[index])}>
                <span className={css.row}>
                  <span className={css.number}>{index + 1}</span>
                  <span className={css.entryText}>{section.title}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, index) => (
        <section key={section.title}>
          <h2
            className={css.heading}
            tabIndex={-1}
            ref={(element) => {
              headings.current[index] = element;
            }}
          >
            {`${index + 1}. ${section.title}`}
          </h2>
          {section.blocks.map((block, at) => (
            <Block block={block} key={at} />
          ))}
        </section>
      ))}
      <button
        type="button"
        className={cx(css.return, showsReturn && css.shown)}
        aria-label="返回目录"
        onClick={() => goTo(contents.current)}
      >
        目录
      </button>
    </article>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p className={css.text}>{block}</p>;
  return (
    <ul className={css.list}>
      {block.map((point, at) => (
        <li className={css.point} key={at}>
          {typeof point === 'string' ? (
            point
          ) : (
            <>
              <strong className={css.term}>{point.term}：</strong>
              {point.text}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls and moves the focus. A link with a hash cannot: the hash is the route, so it would leave the page. */
function goTo(element: HTMLElement | null | undefined) {
  element?.focus();
  element?.scrollIntoView();
}

function useScrolledPast(target: { current: HTMLElement | null }): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(!!target.current && target.current.getBoundingClientRect().bottom < 0);
    const onScroll = throttle(look);
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      onScroll.cancel();
    };
  }, [target]);
  return past;
}
