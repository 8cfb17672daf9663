import type { ChaiBookInfo, CourseLine } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { places } from '@suite/kernel/places';
import { Card, PageLink, Cover, IconTile } from '@suite/ui';
import { IconCap, IconUp } from './icons';
import { lineName } from './line-name';
import css from './milestones.module.css';

/** Links graduates to their certificates. */
export function CertificateCard({ lines }: { lines: readonly CourseLine[] }) {
  if (lines.length === 0) return null;
  const names = [...new Set(lines.map((line) => lineName[line]))].join('、');
  return (
    <Card title="结业证书">
      <div className={css.row}>
        <IconTile className={css.icon}>
          <IconCap />
        </IconTile>
        <p className={css.words}>您已从{names}毕业，电子证书可以随时查看，纸质证书需要申请。</p>
      </div>
      <div className={css.links}>
        <PageLink className={css.link} to={places.diplomas()}>
          查看证书
        </PageLink>
        <PageLink className={css.link} to={places.certificateHome()}>
          申请纸质证书
        </PageLink>
      </div>
    </Card>
  );
}

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
      <IconTile className={css.offerIcon}>
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

interface BookCardProps {
  book: ChaiBookInfo;
  to: string;
}

/** Links to the digest of this week's book. */
export function BookCard({ book, to }: BookCardProps) {
  return (
    <Card title="本周拆书">
      <Link className={css.row} to={to}>
        <Cover className={css.cover} src={book.cover} loading="lazy" />
        <span className={css.words}>
          <span className={css.title}>《{book.book_name}》</span>
          <span className={css.text}>{book.author} · 十分钟读完要点</span>
        </span>
        <span className={css.go}>去阅读</span>
      </Link>
    </Card>
  );
}
