import { useSession } from '@suite/kernel';
import { Card, PageLink } from '@suite/ui';
import { keptBuyer } from '../finance/buyer';
import css from './payment.module.css';

interface BuyerCardProps {
  /** Where the details are entered and corrected. */
  form: string;
}

/** The details that the buyer has entered before the cashier. */
export function BuyerCard({ form }: BuyerCardProps) {
  const user = useSession((session) => session.user);
  const buyer = user === undefined ? undefined : keptBuyer(user);
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
