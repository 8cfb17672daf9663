import type { ConsentItem } from '@suite/api';
import { Popup, type PopupProps } from '@suite/ui';
import css from './consent.module.css';
import { CONSENT_VERSION, consentTitles } from './consents';
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
