import { cx } from '@suite/ui';
import type { ReactNode } from 'react';
import type { LandingContent, Section } from './content';
import { Enrolled } from './enrolled';
import css from './landing.module.css';
import { Outline } from './outline';
import { Price } from './price';
import { Scene } from './scene';
import { Faq, Promises, Suits, Teachers, Words } from './texts';
import type { Landing } from './use-landing';

interface SectionsProps {
  content: LandingContent;
  landing: Landing;
}

/** The sections in the order of the content; every second one stands on a band of its own colour. */
export function Sections({ content, landing }: SectionsProps) {
  return (
    <>
      {content.sections.map((section, at) => (
        <section
          className={cx(css.section, at % 2 === 1 && css.band)}
          data-section={section.kind}
          key={section.kind}
        >
          <Scene kind={section.kind} mark={content.mark} />
          <h2 className={css.heading} tabIndex={-1}>
            {section.title}
          </h2>
          {bodyOf(section, landing)}
        </section>
      ))}
    </>
  );
}

function bodyOf(section: Section, landing: Landing): ReactNode {
  switch (section.kind) {
    case 'promise':
      return <Promises section={section} />;
    case 'suits':
      return <Suits section={section} />;
    case 'outline':
      return <Outline section={section} />;
    case 'teachers':
      return <Teachers section={section} />;
    case 'words':
      return <Words section={section} />;
    case 'enrolled':
      return <Enrolled landing={landing} />;
    case 'faq':
      return <Faq section={section} />;
    case 'price':
      return <Price section={section} landing={landing} />;
  }
}
