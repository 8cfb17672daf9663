import { links } from '@suite/kernel/links';
import { Checkbox, PageLink } from '@suite/ui';
import { useState } from 'react';
import css from './checkout.module.css';

const TITLE = '用户协议与隐私政策';

/** Whether the learner has agreed to what must be agreed to before an order is made. */
export interface Agreement {
  isTicked: boolean;
  /** The learner went on without it. */
  isMissing: boolean;
  tick: (isTicked: boolean) => void;
  /** Whether the learner may go on; when not, the page says what is missing. */
  ask: () => boolean;
}

/** The tick, which outlives the screens of a payment. A learner who has made an order has agreed. */
export function useAgreement(hasOrder: boolean): Agreement {
  const [isTicked, tick] = useState(hasOrder);
  const [isMissing, setMissing] = useState(false);
  const ask = () => {
    setMissing(!isTicked);
    return isTicked;
  };
  return { isTicked, isMissing: isMissing && !isTicked, tick, ask };
}

/** The agreement with its tick; it stands in the footer above the pay bar. */
export function AgreementTick({ isTicked, isMissing, tick }: Agreement) {
  return (
    <div className={css.agreement}>
      <div className={css.agreementRow}>
        <Checkbox checked={isTicked} onChange={tick} label={`我已阅读并同意《${TITLE}》`}>
          我已阅读并同意
        </Checkbox>
        <PageLink to={links.agreement()} className={css.agreementLink}>
          《{TITLE}》
        </PageLink>
      </div>
      {isMissing ? (
        <p className={css.missing} role="alert">
          请先阅读并同意《{TITLE}》
        </p>
      ) : null}
    </div>
  );
}
