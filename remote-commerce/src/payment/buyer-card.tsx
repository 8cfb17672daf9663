import type { Buyer } from '@suite/api';
import { Card, PageLink } from '@suite/ui';
import css from './payment.module.css';

interface BuyerCardProps {
  /** Where the details are entered and corrected. */
  form: string;
  buyer: Buyer | undefined;
  /** The order has the details that it was made with. */
  isOrdered: boolean;
}

/** The details that the buyer has entered before the cashier. */
export function BuyerCard({ form, buyer, isOrdered }: BuyerCardProps) {
  if (isOrdered) {
    return (
      <Card title="购课人信息">
        <p className={css.note}>老师会按下单时填写的信息联系您，没有填写的用登录手机号</p>
      </Card>
    );
  }
  const change = (
    <PageLink className={css.change} to={form}>
      {buyer ? '修改' : '去填写'}
    </PageLink>
  );
  return (
    <Card title="购课人信息" extra={change}>
      {buyer ? (
        <dl>
          <Fact name="姓名">{buyer.name}</Fact>
          <Fact name="手机号">{buyer.mobile}</Fact>
          {buyer.wechat ? <Fact name="微信号">{buyer.wechat}</Fact> : null}
        </dl>
      ) : (
        <p className={css.note}>填写后老师能更快联系您、安排开课</p>
      )}
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className={css.fact}>
    <dt className={css.term}>{name}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
);
