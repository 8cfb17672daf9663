import { asEntered, invoiceInfo, useCall, type Invoice } from '@suite/api';
import { useSession } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { dayAt } from '@suite/kernel/time';
import { LoadingPage } from '@suite/features/loaded';
import { Card, EmptyPage, FamilySkeleton } from '@suite/ui';
import { Facts } from '../facts/facts';
import { ReviewedForm } from '../facts/reviewed-form';
import { invoiceFacts } from './invoice-facts';
import { OldAndNew } from './old-and-new';
import { ReasonField } from './reason-field';
import { reasonText } from './reissue';
import css from '../facts/texts.module.css';
import { addresseeOf, TitleFields } from '@suite/features/invoice-title';
import { useReissue } from './use-reissue';
import { wordsOf } from './words';

/** Cancels an invoice by a red letter, and has another one issued in its place. */
export default function InvoiceRebillingPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const user = useSession((session) => session.user);
  const query = useCall(invoiceInfo, { id }, { ...asEntered, enabled: id > 0 });
  if (!(id > 0)) return <NoReissue text="没有找到要重开的发票" to={links.invoices({ tab: 'issued' })} />;
  const { data } = query;
  if (data && !data.can_reissue) {
    const { text } = wordsOf(data, dayAt(Date.now()));
    return (
      <NoReissue text={data.reissue_reason || `这张发票现在不能重开。${text}`} to={links.invoices({ id })} />
    );
  }
  if (data && user !== undefined) return <Rebilling key={id} user={user} old={data} />;
  return <LoadingPage skeleton={<FamilySkeleton family="form" />} title="重开发票" query={query} />;
}

const NoReissue = (parts: { text: string; to: string }) => (
  <EmptyPage scene="money" title="重开发票" action="查看发票" {...parts} />
);

function Rebilling({ user, old }: { user: number; old: Invoice }) {
  const form = useReissue(user, old);
  return (
    <ReviewedForm
      title="重开发票"
      form={form}
      next="下一步，对比新旧发票"
      review={{
        title: '对比新旧发票',
        entries: (
          <>
            <OldAndNew old={old} fresh={addresseeOf(form.values)} />
            <p className={css.text}>原因：{reasonText(form.values)}</p>
          </>
        ),
        send: '确认冲红并重开',
      }}
    >
      <Card title="原发票">
        <Facts items={invoiceFacts(old)} />
      </Card>
      <div ref={form.ref}>
        <ReasonField values={form.values} errors={form.errors} change={form.change} />
        <TitleFields values={form.values} errors={form.errors} change={form.change} />
      </div>
      <p className={css.note}>
        企业抬头的发票，需要公司财务在 72 小时内确认冲红，逾期作废。确认之前，原发票一直有效。
      </p>
    </ReviewedForm>
  );
}
