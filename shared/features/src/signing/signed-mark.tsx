import { Reward, Sprout } from '@suite/ui';
import css from './signing.module.css';

/** The sign of a contract that was signed. */
export const SignedMark = ({ isNew }: { isNew: boolean }) => (
  <Reward size="large" isWon={isNew} says="合同已签署">
    <Sprout stage={2} className={css.sprout} />
  </Reward>
);
