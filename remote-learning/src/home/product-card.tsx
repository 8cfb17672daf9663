import type { UserDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { ButtonLink } from '@suite/ui';
import { TopCard } from './top-card';
import css from './welcome.module.css';

interface Product {
  title: string;
  text: string;
  action: string;
  /** Its pages, the best first; the first that an app has is opened. */
  pages: readonly string[];
}

/** What a person has who bought no course of their own here; undefined for one who has bought nothing. */
export function productOf({ isGlBuy, isCyjBuy }: UserDetail): Product | undefined {
  if (isGlBuy)
    return {
      title: '您的管理课程',
      text: '学习、考试和评价都在课程里，按周进行。',
      action: '进入管理课程',
      pages: [places.manageCourse()],
    };
  if (isCyjBuy)
    return {
      title: '您的理财工具',
      text: '新股、行情和测算，随时打开就能用。',
      action: '打开工具',
      pages: [places.marketTools(), places.newShares(), places.counter(), places.mortgage()],
    };
  return undefined;
}

/** The first card of such a person: the way to what they have bought. */
export function ProductCard({ product: { title, text, action, pages } }: { product: Product }) {
  const to = pages.find(platform().hasPage);
  return (
    <TopCard label={title}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {to ? (
        <ButtonLink block to={to}>
          {action}
        </ButtonLink>
      ) : null}
    </TopCard>
  );
}
