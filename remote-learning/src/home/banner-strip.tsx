import type { Banner } from '@suite/api';
import { platform } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import type { ReactNode } from 'react';
import css from './banner-strip.module.css';
import { bannerTarget } from './links';

/** Wraps a banner's picture in its link; without a link, or without the page, it stays a picture. */
function BannerLink({
  link,
  children,
  onFollow,
}: {
  link: string;
  children: ReactNode;
  onFollow?: () => void;
}) {
  const target = bannerTarget(link);
  if (!target || ('to' in target && !platform().hasPage(target.to))) return <>{children}</>;
  if ('to' in target) {
    return (
      <Link className={css.link} to={target.to} onClick={onFollow}>
        {children}
      </Link>
    );
  }
  return (
    <a className={css.link} href={target.href} onClick={onFollow}>
      {children}
    </a>
  );
}

/** Banners in a row that the learner scrolls; it never moves by itself. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label="推荐活动">
      <ul className={banners.length > 1 ? css.strip : css.single}>
        {banners.map(({ id, title, image, link }) => (
          <li className={css.banner} key={id}>
            <BannerLink link={link}>
              <img className={css.picture} src={image} alt={title} loading="lazy" />
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
