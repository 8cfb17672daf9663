import type { Goods } from '@suite/api';
import { ComingSteps } from '@suite/features/checkout';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { Card, Points } from '@suite/ui';
import { CellGroup, Skeleton } from '@suite/ui/base';
import { stepWords } from '../order/step-words';
import { RefundPreview } from '../refund/simulator';
import type { AboutGoods as About } from './payment-edition';
import css from './payment.module.css';

interface AboutGoodsProps {
  goods: Goods;
  /** Absent where there is no need to buy. */
  about?: LoadedQuery<About>;
}

/** What is included, for whom it is, what happens after paying, and what to know before. */
export function AboutGoods({ goods: { goods_id, includes, kind, sale_state }, about }: AboutGoodsProps) {
  return (
    <>
      {includes.length > 0 ? (
        <Card title="包含内容">
          <Points items={includes} />
        </Card>
      ) : null}
      {sale_state === 'open' ? (
        <CellGroup title="退款">
          <RefundPreview of={{ goods_id }} />
        </CellGroup>
      ) : null}
      {about ? (
        <Loaded query={about} skeleton={<Skeleton card rows={3} />}>
          {({ title, subtitle, suits, notices, steps }) => (
            <>
              <Card title="适合谁">
                {title ? (
                  <p className={css.lead}>
                    <strong>{title}</strong>
                    {subtitle}
                  </p>
                ) : null}
                <Points items={suits} />
              </Card>
              <Card title="支付之后">
                <ComingSteps
                  steps={steps.map((step) => stepWords(step, kind)).filter((words) => words !== undefined)}
                />
              </Card>
              <Card title="购买须知">
                <Points loose items={notices} />
              </Card>
            </>
          )}
        </Loaded>
      ) : null}
    </>
  );
}
