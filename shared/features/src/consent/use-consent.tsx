import { outdatedConsents, type Consent, type ConsentItem } from '@suite/api';
import { serverNow } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { Checkbox, lazyPiece, MainAction, Piece } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import css from './consent.module.css';
import { CONSENT_VERSION, consentTitles } from './consents';

const textPiece = lazyPiece(() => import(/* webpackChunkName: "consent-text" */ './consent-text'));

const NOT_LOADED = '说明没有加载出来，请再试一次';

export interface ConsentInUse {
  /** The line with its tick; null for a learner who has consented before. */
  line: ReactNode;
  /** The consent to send; without one the line says that it is missing. */
  give: () => Consent | undefined;
  /** The server has refused it because of its text; the line in its place leads to the newer one. */
  isOutdated: boolean;
}

/** Above 0: a consent to a text that a newer release has shown on another device; 0: to this text. */
const ageOf = ({ version }: Consent) =>
  String(version).localeCompare(CONSENT_VERSION, undefined, { numeric: true });

/** Asks for the consent to one item, unless it was `given` to the text as it is now, or to a newer one. */
export function useConsent(item: ConsentItem, given: readonly Consent[] = []): ConsentInUse {
  const known = given.filter((one) => one.item === item && ageOf(one) >= 0)[0];
  const isRefused = useSyncExternalStore(outdatedConsents.subscribe, outdatedConsents.getState);
  const isOutdated = isRefused && !(known && ageOf(known) > 0);
  const [ticked, setTicked] = useState<Consent>();
  const [isMissing, setMissing] = useState(false);
  const [sheet, setSheet] = useState<'open' | 'closed'>();
  const title = consentTitles[item];

  function tick(isTicked: boolean) {
    const consent_time = momentText(serverNow() ?? Date.now());
    setTicked(isTicked ? { item, version: CONSENT_VERSION, consent_time } : undefined);
    setMissing(false);
  }

  const line = isOutdated ? (
    <Piece of={textPiece} skeleton={null} failed={NOT_LOADED}>
      {({ OutdatedConsent }) => <OutdatedConsent item={item} />}
    </Piece>
  ) : known ? null : (
    <div>
      <div className={css.row}>
        <Checkbox checked={!!ticked} onChange={tick} label={`我已阅读并同意《${title}》`}>
          我已阅读并同意
        </Checkbox>
        <Button type="link" size="small" onClick={() => setSheet('open')}>
          《{title}》
        </Button>
      </div>
      {isMissing ? (
        <p className={css.missing} role="alert">
          请先阅读并同意《{title}》
        </p>
      ) : null}
      {sheet ? (
        <Piece of={textPiece} skeleton={null} failed={NOT_LOADED}>
          {({ ConsentText }) => (
            <ConsentText item={item} open={sheet === 'open'} onClose={() => setSheet('closed')} />
          )}
        </Piece>
      ) : null}
    </div>
  );

  function give() {
    const consent = known ?? ticked;
    setMissing(!consent);
    return consent;
  }
  return { line, give, isOutdated };
}

interface ConsentActionProps extends ComponentProps<typeof MainAction> {
  consent: ConsentInUse;
}

/** The one action of a step that takes something, below the line that asks for the consent. */
export const ConsentAction = ({ consent, ...action }: ConsentActionProps) => (
  <>
    {consent.line}
    <MainAction {...action} />
  </>
);
