import { asEntered, invoiceInfo, useCall, type Invoice } from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAt, yearAndMomentInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Card, Steps, Tag } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import { addresseeFacts, invoiceFacts } from './invoice-facts';
import { InvoiceFile } from './invoice-file';
import css from '../facts/texts.module.css';
import { wordsOf } from './words';

/** One invoice: how it stands, its document, and the way to another one. */
export function InvoiceDetail({ id }: { id: number }) {
  const query = useCall(invoiceInfo, { id }, asEntered);
  return (
    <Page footer={query.data ? <Next invoice={query.data} /> : undefined}>
      <Spoken as="h1">发票详情</Spoken>
      <Loaded query={query}>
        {(invoice) => {
          const { name, tone, text } = wordsOf(invoice, dayAt(Date.now()));
          return (
            <>
              <Card title={invoice.title} extra={<Tag tone={tone}>{name}</Tag>}>
                <p className={css.text}>{text}</p>
                {invoice.reissue_reason ? <p className={css.text}>{invoice.reissue_reason}。</p> : null}
              </Card>
              {invoice.file_url ? <InvoiceFile invoice={invoice} /> : null}
              {invoice.red ? <RedCard invoice={invoice} /> : null}
              <Card label="发票内容">
                <Facts items={invoiceFacts(invoice)} />
                {invoice.replaces_id ? (
                  <div className={css.action}>
                    <ButtonLink block type="link" to={links.invoices({ id: invoice.replaces_id })}>
                      查看被替换的原发票
                    </ButtonLink>
                  </div>
                ) : null}
              </Card>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** What the learner can do with an invoice next. */
function Next({ invoice }: { invoice: Invoice }) {
  const { id, order_no, status, can_reissue, replaced_by_id } = invoice;
  if (can_reissue) {
    return (
      <ButtonLink block type="default" to={links.invoiceRebilling({ id })}>
        抬头有误，重开发票
      </ButtonLink>
    );
  }
  if (status === 'failed') {
    return (
      <ButtonLink block to={links.invoiceBilling({ orderNo: order_no })}>
        修改后重新申请
      </ButtonLink>
    );
  }
  return replaced_by_id ? (
    <ButtonLink block to={links.invoices({ id: replaced_by_id })}>
      查看新发票
    </ButtonLink>
  ) : (
    <ButtonLink block type="default" to={links.invoices({ tab: 'issued' })}>
      返回我的发票
    </ButtonLink>
  );
}

const reached = { confirming: 1, refused: 1, void: 1, issued: 3 } as const;
const confirmWords = {
  confirming: '等待受票方在电子税务系统中确认',
  refused: '受票方没有认可',
  void: '72 小时内没有确认，已作废',
  issued: '已确认',
} as const;

/** The red letter that cancels an invoice, and what is issued instead. */
function RedCard({ invoice: { red } }: { invoice: Invoice }) {
  if (!red) return null;
  return (
    <Card title={red.is_for_refund ? '退款冲红' : '冲红与重开'}>
      <Steps
        current={reached[red.state]}
        items={[
          { title: '已提交申请', text: `${yearAndMomentInWords(red.apply_time)} · ${red.reason}` },
          { title: '受票方确认', text: confirmWords[red.state] },
          {
            title: red.is_for_refund ? '冲红原发票，打款' : '冲红原发票，开具新发票',
            text:
              red.end_time && red.state === 'issued'
                ? yearAndMomentInWords(red.end_time)
                : '在此之前原发票有效',
          },
        ]}
      />
      {red.is_for_refund ? null : (
        <Facts items={addresseeFacts(red).map((fact) => ({ ...fact, name: `新${fact.name}` }))} />
      )}
    </Card>
  );
}
