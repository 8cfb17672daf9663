import { Result } from '@suite/ui/base';
import { DO_NOT_PAY_AGAIN, VERIFYING } from '../words';
import css from './checkout.module.css';

/** Fills the screen while the server is asked whether an order is paid: there is no button to pay again. */
export function Verifying() {
  return (
    <div className={css.screen} role="status">
      <Result
        state="waiting"
        title={VERIFYING}
        reason={
          <>
            <p className={css.sentence}>请不要离开本页</p>
            <p className={css.sentence}>{DO_NOT_PAY_AGAIN}</p>
          </>
        }
      />
    </div>
  );
}
