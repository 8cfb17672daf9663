import { platform } from '@suite/kernel';
import { useLocation } from '@suite/kernel/router';
import { Page } from '@suite/ui/base';
import { useEffect, useRef, type CSSProperties } from 'react';
import { BuyBar } from './buy-bar';
import type { LandingContent, Palette } from './content';
import { Hero } from './hero';
import css from './landing.module.css';
import { SectionNav } from './section-nav';
import { Sections } from './sections';
import { useChannel } from './use-channel';
import { useLanding } from './use-landing';

/** The suite's own colours, replaced by those of the page: its components then belong to the poster. */
export const coloursOf = (palette: Palette) =>
  ({
    '--landing-hero': palette.hero,
    '--landing-on-hero': palette.onHero,
    '--landing-sign': palette.sign,
    '--color-primary': palette.accent,
    '--color-primary-pressed': palette.accent,
    '--color-on-primary': palette.onAccent,
    '--color-page': palette.page,
    '--color-card': palette.card,
    '--color-text': palette.ink,
    '--color-text-secondary': palette.soft,
    '--color-line': palette.line,
    '--color-border': palette.line,
    '--color-price': palette.price,
  }) as CSSProperties;

/** A landing page: all of it is there at once, prices and counters come into the places kept for them. */
function LandingPage({ content }: { content: LandingContent }) {
  const landing = useLanding(content.key);
  const channel = useChannel();
  const sections = useRef<HTMLDivElement>(null);
  useShare(content, channel);
  return (
    <div className={css.world} data-light style={coloursOf(content.palette)}>
      <Page footer={<BuyBar landing={landing} selling={{ channel, hasForm: content.hasForm }} />}>
        <Hero content={content} />
        <SectionNav sections={content.sections} within={sections} />
        <div ref={sections}>
          <Sections content={content} landing={landing} />
        </div>
        <p className={css.risk}>
          课程讲授财商与投资知识，不推荐任何股票、基金或保险产品，不代客理财，不承诺收益。投资有风险，决策需谨慎。
        </p>
      </Page>
    </div>
  );
}

/** The shared link keeps the channel, and not the mark of a reload. */
function useShare({ share }: LandingContent, channel: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    const { href } = window.location;
    const query = channel && !pathname.endsWith(`/${channel}`) ? `?channel=${channel}` : '';
    platform().messenger.share({
      title: share.title,
      description: share.description,
      image: new URL(share.picture, href).href,
      link: `${href.split('#')[0]}#${pathname}${query}`,
    });
  }, [share, channel, pathname]);
}

/** Makes a page of a campaign; its content stays readable for tests. */
export function campaign(content: LandingContent) {
  const Campaign = () => <LandingPage content={content} />;
  return Object.assign(Campaign, { content });
}
