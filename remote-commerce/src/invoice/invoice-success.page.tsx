import { fenOf, invoiceInfo, useCall, yuanOf, type Invoice } from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAt, yearAndMomentInWords } from '@suite/kernel/time';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Card } from '@suite/ui';
import { Empty, Page, Result, Spoken } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import css from '../facts/texts.module.css';
import { addresseeFacts } from './invoice-facts';
import { wordsOf } from './words';

/** What the provider has of an application, read back, and what happens next. */
export default function InvoiceSuccessPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const query = useCall(invoiceInfo, { id }, { enabled: id > 0, staleTime: 0 });
  const isKnown = id > 0;
  return (
    <Page>
      {query.data ? null : <Spoken as="h1">提交成功</Spoken>}
      {isKnown ? (
        <Loaded query={query}>
          {(invoice) => <Received invoice={invoice} isEarlier={search.get('earlier') !== null} />}
        </Loaded>
      ) : (
        <Empty
          scene="money"
          text="没有找到这次申请"
          action={<ButtonLink to={links.invoices({ tab: 'issued' })}>查看我的发票</ButtonLink>}
        />
      )}
    </Page>
  );
}

function Received({ invoice, isEarlier }: { invoice: Invoice; isEarlier: boolean }) {
  const { id, red, amount, status } = invoice;
  const { name, tone, text } = wordsOf(invoice, dayAt(Date.now()));
  const isUnderWay = status === 'making' || red?.state === 'confirming';
  const submitted = red ? '重开申请已提交' : '开票申请已提交';
  return (
    <>
      <Result
        state={tone === 'danger' ? 'failed' : 'success'}
        // The page may be opened again later.
        title={isUnderWay ? submitted : `发票${name}`}
        reason={text}
        action={
          <ButtonLink block to={links.invoices({ id })}>
            {status === 'issued' && !red ? '查看发票' : '查看进度'}
          </ButtonLink>
        }
        secondary={
          <ButtonLink block type="link" to={links.invoices()}>
            继续开其他订单的发票
          </ButtonLink>
        }
      />
      <Card title={red ? '新发票' : '申请内容'}>
        {isEarlier ? (
          <p className={css.text}>
            您修改之前提交的申请已经受理，开票信息以下面为准。如需更正，请在开具后重开发票。
          </p>
        ) : null}
        <Facts
          items={[
            ...addresseeFacts(red ?? invoice),
            { name: '提交时间', value: yearAndMomentInWords(red ? red.apply_time : invoice.apply_time) },
            { name: '金额', value: yuanOf(fenOf(amount)), strong: true },
          ]}
        />
      </Card>
    </>
  );
}
