import { fenOf, refundOn, yuanOf, type RefundOffer } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, Card, Points } from '@suite/ui';
import { CellGroup, Page, Spoken } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import { Formula } from './formula';
import css from './refund.module.css';
import { RefundPreview } from './simulator';

/** What would be refunded today and how it comes about, before anything is signed. */
export function FiguresStep({ contractId, offer }: { contractId: number; offer: RefundOffer }) {
  const { rule, today, amount, goods_name, contract_name, destination, arrives_in } = offer;
  const isCard = destination === 'card';
  return (
    <Page
      footer={
        <ButtonLink block to={links.refundContract({ contractId, step: 'read' })}>
          下一步，阅读退款协议
        </ButtonLink>
      }
    >
      <Spoken as="h1">退款协议</Spoken>
      <Card title="今天可退">
        <p className={css.amount}>{yuanOf(fenOf(amount))}</p>
        <Facts
          items={[
            { name: '课程', value: goods_name },
            { name: '合同', value: contract_name },
          ]}
        />
      </Card>
      <Card title="怎么算的">
        <Formula figures={refundOn(rule, today)} />
      </Card>
      <Card title="退到哪里">
        <Facts
          items={[
            { name: '退款去向', value: isCard ? '本人名下的银行卡' : '原支付方式' },
            { name: '到账时间', value: `审核通过后 ${arrives_in}` },
          ]}
        />
      </Card>
      <Card title="接下来">
        <Points
          items={[
            '阅读并签署退款协议',
            ...(isCard ? ['填写本人名下的银行卡'] : []),
            '提交后约 3 天内审核，可以随时查看进度',
          ]}
        />
      </Card>
      <CellGroup>
        <RefundPreview of={{ contractId }} />
      </CellGroup>
    </Page>
  );
}
