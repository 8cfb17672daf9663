import { fenOf, yuanOf } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { stepsOfStory } from '@suite/features/order-story';
import { links } from '@suite/kernel/links';
import type { Waiting } from '@suite/kernel/records';
import { ButtonLink, Card, Collapse, Section, Steps, FamilySkeleton } from '@suite/ui';
import { Button, Empty } from '@suite/ui/base';
import css from './my-orders.module.css';
import type { Purchase } from './purchases';
import { usePurchases } from './use-purchases';

const amountText = ({ amount }: Purchase) => yuanOf(fenOf(amount));

/**
 * Where the learner's money stands: payments in doubt first, by the server and by this phone, then what else is under
 * way, each with its one next tap, and what is over.
 */
export function MyOrders() {
  const { here, orders, unpaid, paid, isPartial, readAgain } = usePurchases();
  return (
    <>
      <Payments here={here} unpaid={unpaid} />
      {isPartial ? (
        <div className={css.partial}>
          <span>部分进度没有加载出来</span>
          <Button size="small" type="link" onClick={readAgain}>
            重试
          </Button>
        </div>
      ) : null}
      {/* A skeleton of its own for each read: what stood under the new rows is not pushed down by them. */}
      <Loaded
        skeleton={<FamilySkeleton family="list" />}
        key={orders.data ? 'paid' : 'orders'}
        query={{ ...orders, data: orders.data ? paid : orders.data }}
      >
        {(purchases) => <Paid purchases={purchases} isAll={here.length + unpaid.length === 0} />}
      </Loaded>
    </>
  );
}

interface PaymentsProps {
  here: readonly Waiting[];
  unpaid: readonly Purchase[];
}

function Payments({ here, unpaid }: PaymentsProps) {
  if (here.length + unpaid.length === 0) return null;
  return (
    <Section title="付款">
      {here.map((payment) => (
        <DoubtCard key={payment.id} payment={payment} />
      ))}
      {unpaid.map((purchase) => (
        <OpenCard key={purchase.orderNo} purchase={purchase} />
      ))}
    </Section>
  );
}

interface PaidProps {
  purchases: readonly Purchase[];
  /** Nothing waits to be paid. */
  isAll: boolean;
}

/** What was paid: first what is under way. */
function Paid({ purchases, isAll }: PaidProps) {
  const open = purchases.filter(({ isOpen }) => isOpen);
  const over = purchases.filter(({ isOpen }) => !isOpen);
  return (
    <>
      {open.length > 0 ? (
        <Section title="处理中">
          {open.map((purchase) => (
            <OpenCard key={purchase.orderNo} purchase={purchase} />
          ))}
        </Section>
      ) : null}
      {over.length > 0 ? <Finished purchases={over} /> : null}
      {purchases.length === 0 && isAll ? (
        <Empty
          scene="money"
          text="还没有订单。购买课程、工具或笔记后，进度都在这里"
          action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>}
        />
      ) : null}
    </>
  );
}

interface RowProps {
  standing: string;
  text?: string;
  next?: { action: string; to: string };
}

/** How something stands, and the one next tap. */
const Row = ({ standing, text, next }: RowProps) => (
  <div className={css.row}>
    <div className={css.words}>
      <p className={css.waits}>{standing}</p>
      {text ? <p className={css.text}>{text}</p> : null}
    </div>
    {next ? (
      <ButtonLink size="small" to={next.to}>
        {next.action}
      </ButtonLink>
    ) : null}
  </div>
);

/** A payment that only this phone knows of. */
const DoubtCard = ({ payment: { name, text, to } }: { payment: Waiting }) => (
  <Card label={name}>
    <Row standing={name} text={text} next={to ? { action: '去查看', to } : undefined} />
  </Card>
);

function OpenCard({ purchase }: { purchase: Purchase }) {
  const { name, standing, steps, next } = purchase;
  const at = steps.filter(({ title }) => title === standing)[0];
  return (
    <Card title={name} extra={<span className={css.amount}>{amountText(purchase)}</span>}>
      <Row standing={standing} text={at?.text} next={next} />
      <div className={css.steps}>
        <Collapse
          items={[{ key: 'steps', title: '办理进度', children: <Steps {...stepsOfStory(purchase)} /> }]}
        />
      </div>
    </Card>
  );
}

const Finished = ({ purchases }: { purchases: readonly Purchase[] }) => (
  <Section title="已完成">
    <Collapse
      card
      items={purchases.map((purchase) => ({
        key: purchase.orderNo,
        title: (
          <>
            <span className={css.name}>{purchase.name}</span>
            <span className={css.standing}>{purchase.standing}</span>
          </>
        ),
        extra: <span className={css.amount}>{amountText(purchase)}</span>,
        children: (
          <>
            <Steps {...stepsOfStory(purchase)} />
            {purchase.next ? (
              <div className={css.action}>
                <ButtonLink size="small" to={purchase.next.to}>
                  {purchase.next.action}
                </ButtonLink>
              </div>
            ) : null}
          </>
        ),
      }))}
    />
  </Section>
);
