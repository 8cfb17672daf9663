import { decimalOf, fenOf, type CouponState, type GroupCoupon } from '@suite/api';
import { ButtonLink, cx, Problem, Tag } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { goodsPage } from '../order/goods-page';
import { leftInWords } from './coupon-groups';
import css from './ticket.module.css';

const words: Partial<Record<CouponState, string>> = {
  used: '已使用',
  expired: '已失效',
};

interface TicketProps {
  coupon: GroupCoupon;
  /** The server's time. */
  now: string;
  onClaim: () => Promise<unknown>;
  problem: string;
}

/** A coupon: its amount, what it is for, why it is in its state, and what can be done with it. */
export function Ticket({ coupon, now, onClaim, problem }: TicketProps) {
  const { name, scope, reason, state } = coupon;
  const isOver = state === 'used' || state === 'expired';
  const left = leftInWords(coupon, now);
  return (
    <li className={css.ticket}>
      <div className={cx(css.row, isOver && css.over)}>
        <Amount coupon={coupon} />
        <div className={css.words}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.text}>{scope}</p>
          {left ? <p className={css.left}>{left}</p> : null}
        </div>
        <div className={css.action}>
          {state === 'claimable' ? (
            <Button size="small" onClick={onClaim} label={`领取${name}`}>
              领取
            </Button>
          ) : null}
          {coupon.can_use ? <UseLink coupon={coupon} /> : null}
          {words[state] ? <Tag tone="grey">{words[state]}</Tag> : null}
        </div>
      </div>
      <div className={css.foot}>
        <p className={css.text}>{reason}</p>
        <div className={css.problem}>
          <Problem text={problem} />
        </div>
      </div>
    </li>
  );
}

function Amount({ coupon: { amount } }: { coupon: GroupCoupon }) {
  const fen = fenOf(amount);
  const yuan = fen % 100 === 0 ? String(fen / 100) : decimalOf(fen);
  return (
    <p className={css.amount}>
      <span className={css.sign}>¥</span>
      {yuan}
    </p>
  );
}

function UseLink({ coupon: { kind } }: { coupon: GroupCoupon }) {
  const to = kind === 'finance' ? undefined : goodsPage({ kind, goods_id: '' });
  return to ? (
    <ButtonLink size="small" type="default" to={to}>
      去使用
    </ButtonLink>
  ) : null;
}
