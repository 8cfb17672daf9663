import type { ConsentItem } from '@suite/api';
import { Popup, type PopupProps } from '@suite/ui';
import { Button } from '@suite/ui/base';
import css from './consent.module.css';
import { CONSENT_VERSION, consentTitles } from './consents';
import outdated from './outdated-consent.module.css';
import { consentTexts } from './texts';
import { TreatyArticle } from './treaty-article';

interface ConsentTextProps extends Pick<PopupProps, 'open' | 'onClose'> {
  item: ConsentItem;
}

/** The text of a consent, over the page that asks for it: what was typed there stays. */
export function ConsentText({ item, ...sheet }: ConsentTextProps) {
  return (
    <Popup {...sheet} title={consentTitles[item]}>
      {consentTexts[item].map((text) => (
        <p className={css.text} key={text}>
          {text}
        </p>
      ))}
      <p className={css.text}>版本 {CONSENT_VERSION}</p>
      {item === 'signature' ? (
        <div className={css.treaty}>
          <TreatyArticle />
        </div>
      ) : null}
    </Popup>
  );
}

/** In the place of a consent whose text the server has replaced: the page has no newer one until it is loaded again. */
export const OutdatedConsent = ({ item }: Pick<ConsentTextProps, 'item'>) => (
  <div className={outdated.row} role="alert">
    <p className={outdated.words}>《{consentTitles[item]}》已更新，请刷新页面，重新阅读并同意</p>
    <Button type="link" size="small" onClick={() => window.location.reload()}>
      刷新页面
    </Button>
  </div>
);
