import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { AddressReceived } from '../order/address-received';
import { toCenter } from '../order/to-center';

/** The address for a certificate has been received. */
export default function FinanceReceiveSuccessPage() {
  const orderNo = useSearchParams()[0].get('order_no') ?? undefined;
  return (
    <AddressReceived
      title="地址已提交"
      reason="毕业后按这个地址寄出证书，寄出前可以修改"
      next={toCenter}
      form={links.financeReceive({ orderNo })}
    />
  );
}
