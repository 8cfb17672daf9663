import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { AddressReceived } from '../order/address-received';

/** The address for books has been received. */
export default function NotesAddressSuccessPage() {
  const orderNo = useSearchParams()[0].get('order_no') ?? undefined;
  return (
    <AddressReceived
      title="地址已保存"
      reason="我们会在 2 天内发货，发货前可以修改地址"
      next={{ words: '查看我的订单', to: links.notes({ tab: 'orders' }) }}
      form={links.notesAddress({ orderNo })}
    />
  );
}
