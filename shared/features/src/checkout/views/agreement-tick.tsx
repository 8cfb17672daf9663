import { Checkbox, PageLink } from '@suite/ui';
import css from './checkout.module.css';

export interface AgreementTickProps {
  /** Title of the agreement, without its marks. */
  title: string;
  /** Where it can be read. */
  to: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** The learner went on without it. */
  isMissing?: boolean;
}

/** The words for a learner who goes on without the tick. */
export const agreementError = (title: string): string => `请先阅读并同意《${title}》`;

/** The agreement that must be ticked before an order is made. */
export function AgreementTick({ title, to, isTicked, onTick, isMissing }: AgreementTickProps) {
  return (
    <div className={css.agreement}>
      <div className={css.agreementRow}>
        <Checkbox checked={isTicked} onChange={onTick} label={`我已阅读并同意《${title}》`}>
          我已阅读并同意
        </Checkbox>
        <PageLink to={to} className={css.agreementLink}>
          《{title}》
        </PageLink>
      </div>
      {isMissing && !isTicked ? (
        <p className={css.missing} role="alert">
          {agreementError(title)}
        </p>
      ) : null}
    </div>
  );
}
