import { fenOf, yuanOf } from '@suite/api';
import { platform } from '@suite/kernel';
import { ButtonLink, Collapse, Section, Steps } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import css from './my-orders.module.css';
import type { Purchase } from './purchases';
import { usePurchases } from './use-purchases';

/** All that the learner has bought, each purchase as one timeline with its next step; absent without a purchase. */
export function MyOrders() {
  const { purchases = [], isLost, isPartial, readAgain } = usePurchases();
  const [turned, setTurned] = useState<string[]>();
  if (purchases.length === 0 && !isLost) return null;
  const [waiting] = purchases.filter(({ isOpen }) => isOpen);
  const open = turned ?? (waiting ? [waiting.orderNo] : []);
  return (
    <Section title="我的订单">
      {isPartial ? (
        <div className={css.partial}>
          <span>{isLost ? '订单没有加载出来' : '部分进度没有加载出来'}</span>
          <Button size="small" type="link" onClick={readAgain}>
            重试
          </Button>
        </div>
      ) : null}
      {isLost ? null : (
        <Collapse
          card
          value={open}
          onChange={setTurned}
          items={purchases.map((purchase) => ({
            key: purchase.orderNo,
            title: <Head purchase={purchase} />,
            extra: <span className={css.amount}>{yuanOf(fenOf(purchase.amount))}</span>,
            children: <Timeline purchase={purchase} />,
          }))}
        />
      )}
    </Section>
  );
}

const Head = ({ purchase: { name, standing, isOpen } }: { purchase: Purchase }) => (
  <>
    <span className={css.name}>{name}</span>
    <span className={isOpen ? css.waits : css.standing}>{standing}</span>
  </>
);

function Timeline({ purchase: { steps, next } }: { purchase: Purchase }) {
  const open = steps.findIndex(({ state }) => state !== 'done');
  return (
    <>
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
    </>
  );
}
