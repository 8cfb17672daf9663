import type { CourseLine } from '@suite/api';
import { places } from '@suite/kernel/places';
import { IconTile, PageLink } from '@suite/ui';
import { IconUp } from './icons';
import { lineName } from './line-name';
import css from './offer-card.module.css';

const offers: Partial<Record<CourseLine, { text: string; to: string }>> = {
  advanced: { text: '从存钱到配置：年化、回撤与组合', to: places.advancedLesson() },
  investment: { text: '读懂财报，学会给公司估值', to: places.payInvestment() },
  industry: { text: '从产业链看懂一个行业的景气', to: places.payIndustry() },
  jingpin: { text: '为自己的家庭做一份完整规划', to: places.premiumUpgrade() },
};

/** Offers the line that follows the finished ones. */
export function OfferCard({ line }: { line: CourseLine | undefined }) {
  const offer = line && offers[line];
  if (!offer) return null;
  return (
    <PageLink className={css.offer} to={offer.to}>
      <IconTile className={css.icon}>
        <IconUp />
      </IconTile>
      <span className={css.words}>
        <span className={css.title}>下一站：{lineName[line]}</span>
        <span className={css.text}>{offer.text}</span>
      </span>
      <span className={css.go}>了解课程</span>
    </PageLink>
  );
}
