import type { UserDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { ButtonLink } from '@suite/ui';
import { TitledTopCard } from './top-card';

interface Product {
  title: string;
  text: string;
  action: string;
  /** Its pages, the best first; the first that an app has is opened. */
  pages: readonly string[];
}

/** The product of a person who has bought no course here; undefined if they have bought nothing. */
export function productOf({ isGlBuy, isCyjBuy }: UserDetail): Product | undefined {
  if (isGlBuy)
    return {
      title: '您的管理课程',
      text: '学习、考试和评价都在课程里，按周进行。',
      action: '进入管理课程',
      pages: [links.manageCourse()],
    };
  if (isCyjBuy)
    return {
      title: '您的理财工具',
      text: '新股、行情和测算，随时打开就能用。',
      action: '打开工具',
      pages: [links.marketTools(), links.newShares(), links.counter(), links.mortgage()],
    };
  return undefined;
}

/** Their first card: the way to what they have bought. */
export function ProductCard({ product: { title, text, action, pages } }: { product: Product }) {
  const to = pages.find(platform().hasPage);
  return (
    <TitledTopCard title={title} text={text}>
      {to ? (
        <ButtonLink block to={to}>
          {action}
        </ButtonLink>
      ) : null}
    </TitledTopCard>
  );
}
