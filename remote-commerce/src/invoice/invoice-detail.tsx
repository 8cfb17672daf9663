import { asEntered, invoiceInfo, useCall, type Invoice } from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAt } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { StoryCard } from '@suite/features/order-story';
import { ButtonLink, Card, Tag } from '@suite/ui';
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
              <NewAddressee invoice={invoice} />
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
              <StoryCard invoice={invoice} />
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

/** To whom the invoice is made out that is issued in the place of this one. */
function NewAddressee({ invoice: { red } }: { invoice: Invoice }) {
  if (!red || red.is_for_refund) return null;
  return (
    <Card title="申请改成">
      <Facts items={addresseeFacts(red).map((fact) => ({ ...fact, name: `新${fact.name}` }))} />
    </Card>
  );
}
