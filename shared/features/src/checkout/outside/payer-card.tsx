import { useSession } from '@suite/kernel';
import { ButtonLink, Card } from '@suite/ui';
import css from '../views/checkout.module.css';
import type { OrderByNumber } from './use-order';

/** A page behind the login, for visitors who may be the learner; undefined for somebody else who is logged in. */
export function useLoginOffer(
  { is_visitor }: Pick<OrderByNumber, 'is_visitor'>,
  login: string | undefined,
): string | undefined {
  // On a page without a user check only the server may know that somebody is logged in.
  const isKnown = useSession(({ user }) => user !== undefined);
  return isKnown || is_visitor === 0 ? undefined : login;
}

interface PayerCardProps {
  order: Pick<OrderByNumber, 'learner_name' | 'is_visitor'>;
  login: string | undefined;
}

/** Says before anything is paid that the order is somebody else's, and whose. */
export function PayerCard({ order, login }: PayerCardProps) {
  const { learner_name } = order;
  const offer = useLoginOffer(order, login);
  return (
    <Card title="您正在替他人付款">
      <p className={css.text}>
        这是{learner_name ? `“${learner_name}”` : '其他人'}的订单，付款后商品归对方所有，请先和对方核对。
      </p>
      <p className={css.text}>如有退款，退回原支付方式或下单人的银行卡。</p>
      {offer ? (
        <ButtonLink type="link" size="small" to={offer}>
          我就是下单人，登录后支付
        </ButtonLink>
      ) : null}
    </Card>
  );
}
