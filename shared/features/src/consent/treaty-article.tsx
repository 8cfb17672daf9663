import { platform } from '@suite/kernel';
import { Article, lineIcon } from '@suite/ui';
import css from './provider-link.module.css';
import { treaty } from './treaty';

/** The agreement on the digital certificates with which contracts are signed. */
export const TreatyArticle = () => (
  <Article {...treaty}>
    <ProviderLink />
  </Article>
);

/** A link to the e-sign provider's own agreements; it says that it leaves the app. */
function ProviderLink() {
  const { name, treatyUrl } = platform().site.eSign;
  return (
    <a className={css.link} href={treatyUrl} target="_blank" rel="noopener noreferrer">
      <span className={css.main}>
        <span className={css.title}>前往{name}查看其协议</span>
        <span className={css.text}>将离开学习平台，打开第三方网站 {new URL(treatyUrl).host}</span>
      </span>
      <span className={css.icon}>
        <IconOutward />
      </span>
    </a>
  );
}

const IconOutward = lineIcon(
  'M10.5 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5v-4M14 4.5h5.5V10M19 5l-8 8',
);
