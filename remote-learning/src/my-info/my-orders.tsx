import { asEntered, booksOrderList, contractListV2, fenOf, useCall, userOrders, yuanOf } from '@suite/api';
import { platform } from '@suite/kernel';
import { ButtonLink, Section, Steps } from '@suite/ui';
import css from './my-orders.module.css';
import { purchasesOf, type Purchase } from './purchases';

const FIRST = { page: 1, limit: 20 };

/** What the learner bought lately, each purchase as one timeline with its next step; absent without a purchase. */
export function MyOrders() {
  const { data: orders } = useCall(userOrders, undefined, asEntered);
  const all = orders ? [...orders.pending, ...orders.recent] : [];
  const hasBooks = all.some(({ kind }) => kind === 'books');
  const contracts = useCall(contractListV2, undefined, { ...asEntered, enabled: all.length > 0 });
  const parcels = useCall(booksOrderList, FIRST, { ...asEntered, enabled: hasBooks });
  if (!orders || all.length === 0) return null;
  const purchases = purchasesOf({
    orders,
    contracts: contracts.data?.list,
    parcels: parcels.data?.list,
  });
  return (
    <Section title="我的订单">
      <ul>
        {purchases.map((purchase) => (
          <PurchaseCard key={purchase.orderNo} purchase={purchase} />
        ))}
      </ul>
    </Section>
  );
}

function PurchaseCard({ purchase: { name, amount, steps, next } }: { purchase: Purchase }) {
  const open = steps.findIndex(({ isDone }) => !isDone);
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <span className={css.amount}>{yuanOf(fenOf(amount))}</span>
      </div>
      <Steps
        items={steps.map(({ title, text }) => ({ title, text }))}
        current={open < 0 ? steps.length : open}
      />
      {next && platform().hasPage(next.to) ? (
        <div className={css.action}>
          <ButtonLink size="small" to={next.to}>
            {next.action}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  );
}
