import { asEntered, fenOf, invoiceIndex, useCall, yuanOf, type InvoiceOrder } from '@suite/api';
import { links } from '@suite/kernel/links';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Card, FamilySkeleton } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import css from '../facts/texts.module.css';

/** Paid orders with what is left to invoice. */
export function InvoiceOrders() {
  const query = useCall(invoiceIndex, undefined, asEntered);
  return (
    <Loaded skeleton={<FamilySkeleton family="list" />} query={query}>
      {({ orders }) =>
        orders.length === 0 ? (
          <Empty
            scene="money"
            text="没有可以开票的订单。付款后的订单会出现在这里"
            action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>}
          />
        ) : (
          <>
            {orders.map((order) => (
              <Order key={order.order_no} order={order} />
            ))}
            <p className={css.note}>发票由电子税务系统开具，发送到您填写的邮箱。</p>
          </>
        )
      }
    </Loaded>
  );
}

function Order({ order }: { order: InvoiceOrder }) {
  const [paid, left] = [fenOf(order.paid), fenOf(order.left)];
  return (
    <Card title={order.goods_name}>
      <Facts
        items={[
          { name: '订单号', value: order.order_no },
          { name: '付款日期', value: yearAndDayInWords(order.pay_time) },
          ...(left < paid
            ? [
                { name: '实付金额', value: yuanOf(paid) },
                { name: '已开票', value: yuanOf(paid - left) },
              ]
            : []),
          { name: '可开票金额', value: yuanOf(left), strong: true },
        ]}
      />
      <div className={css.action}>
        <ButtonLink block to={links.invoiceBilling({ orderNo: order.order_no })}>
          开发票
        </ButtonLink>
      </div>
    </Card>
  );
}
