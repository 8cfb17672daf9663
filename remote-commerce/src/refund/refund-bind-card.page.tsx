import {
  asEntered,
  bankList,
  fenOf,
  hasRefund,
  refundBank,
  useCall,
  yuanOf,
  type Bank,
  type Refund,
} from '@suite/api';
import { useConsent } from '@suite/features/consent';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { Card, EmptyPage, FamilySkeleton } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import { ReviewedForm } from '../facts/reviewed-form';
import { BankField } from './bank-field';
import { CardField } from './card-field';
import { masked } from './card-number';
import css from '../facts/texts.module.css';
import { useCardForm } from './use-card-form';

const TITLE = '绑定银行卡';

/** The bank card to which a signed refund is paid. */
export default function RefundBindCardPage() {
  const [search] = useSearchParams();
  const contractId = Number(search.get('contractId'));
  const options = { ...asEntered, enabled: contractId > 0 };
  const refund = useCall(hasRefund, { contractId }, options);
  const holder = useCall(refundBank, { contractId }, options);
  const banks = useCall(bankList, undefined);
  const to = (text: string, action: string, place: string) => (
    <EmptyPage scene="money" title={TITLE} text={text} action={action} to={place} />
  );
  if (!(contractId > 0)) return to('没有找到要退款的合同', '查看可退款的课程', links.refundContracts());
  if (refund.data && !refund.data.refund) {
    return to('还没有签署退款协议', '去签署', links.refundContract({ contractId }));
  }
  if (refund.data?.refund && !refund.data.refund.can_bind) {
    return to('现在不用填写银行卡', '查看退款进度', links.refundResult({ contractId }));
  }
  if (refund.data?.refund && holder.data && banks.data) {
    return (
      <BindCard
        key={contractId}
        refund={refund.data.refund}
        holder={holder.data.holder}
        banks={banks.data.list}
      />
    );
  }
  return (
    <LoadingPage
      skeleton={<FamilySkeleton family="form" />}
      title={TITLE}
      query={!refund.data ? refund : holder.data ? banks : holder}
    />
  );
}

interface BindCardProps {
  refund: Refund;
  holder: string;
  banks: readonly Bank[];
}

function BindCard({ refund, holder, banks }: BindCardProps) {
  const consent = useConsent('bank_card', refund.consents);
  const form = useCardForm(refund.contract_id, consent.give);
  /** Says all that is missing at once. */
  function check() {
    const given = consent.give();
    return form.check() && !!given;
  }
  const { bankId, digits } = form.values;
  const bank = banks.filter(({ id }) => id === bankId)[0];
  const amount = yuanOf(fenOf(refund.amount));
  return (
    <ReviewedForm
      title={TITLE}
      form={{ ...form, check }}
      consent={consent}
      next="下一步，核对信息"
      review={{
        title: '核对收款信息',
        entries: (
          <Facts
            items={[
              { name: '课程', value: refund.goods_name },
              { name: '持卡人', value: holder },
              { name: '开户银行', value: bank?.name ?? '' },
              { name: '银行卡号', value: masked(digits) },
              { name: '退款金额', value: amount, strong: true },
            ]}
          />
        ),
        send: '确认提交',
      }}
    >
      {refund.status === 'failed' ? (
        <Card title="退款没有到账">
          <p className={css.text}>{refund.reason}</p>
        </Card>
      ) : null}
      <div ref={form.ref}>
        <CellGroup>
          <Cell title="持卡人" label="只能退到本人名下的银行卡" value={holder} />
          <BankField
            banks={banks}
            chosen={bank}
            error={form.errors.bankId}
            onChoose={(id) => form.change({ bankId: id })}
          />
          <CardField
            digits={digits}
            error={form.errors.digits}
            onChange={(typed) => form.change({ digits: typed })}
          />
        </CellGroup>
      </div>
      <p className={css.note}>
        请填写储蓄卡。卡号只用于这次退款，不会保存在这台设备上，离开页面后需要重新填写。
      </p>
    </ReviewedForm>
  );
}
