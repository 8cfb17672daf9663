import { useEffect, useRef, useState, type RefObject } from 'react';
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

/** The section that the reader is in: the one across a line in the upper half of the screen. */
function useSectionHere(within: RefObject<HTMLElement | null>): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const sections = within.current?.querySelectorAll<HTMLElement>('[data-section]');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const kind = (target as HTMLElement).dataset.section;
          setHere((before) => (isIntersecting ? kind : before === kind ? undefined : before));
        }
      },
      { rootMargin: '-40% 0px -59% 0px' },
    );
    sections?.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [within]);
  return here;
}

/** Keeps the entry of the section in sight, in the middle of a list that is wider than the screen. */
function useEntryInSight(here: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !entry) return;
    list.current.scrollLeft = entry.offsetLeft - (list.current.clientWidth - entry.clientWidth) / 2;
  }, [here]);
  return list;
}

/** Leads to the parts of a long page; it stays at the top. */
export function SectionNav({ sections, within }: SectionNavProps) {
  const here = useSectionHere(within);
  const list = useEntryInSight(here);
  const goTo = (kind: string) => {
    const section = within.current?.querySelector<HTMLElement>(`[data-section="${kind}"]`);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className={css.nav} aria-label="本页内容">
      <ul className={css.navList} ref={list}>
        {sections.map(({ kind }) =>
          names[kind] ? (
            <li key={kind}>
              <button
                type="button"
                className={css.navItem}
                aria-current={kind === here || undefined}
                onClick={() => goTo(kind)}
              >
                {names[kind]}
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
