import type { RefObject } from 'react';
import type { Section } from './content';
import css from './landing.module.css';

const names: Partial<Record<Section['kind'], string>> = {
  promise: '收获',
  suits: '适合谁',
  outline: '课程',
  teachers: '老师',
  words: '学员说',
  price: '价格',
  faq: '常见问题',
};

interface SectionNavProps {
  sections: readonly Section[];
  within: RefObject<HTMLElement | null>;
}

/** Leads to the parts of a long page; it stays at the top. */
export function SectionNav({ sections, within }: SectionNavProps) {
  const goTo = (kind: string) => {
    const section = within.current?.querySelector<HTMLElement>(`[data-section="${kind}"]`);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className={css.nav} aria-label="本页内容">
      <ul className={css.navList}>
        {sections.map(({ kind }) =>
          names[kind] ? (
            <li key={kind}>
              <button type="button" className={css.navItem} onClick={() => goTo(kind)}>
                {names[kind]}
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
