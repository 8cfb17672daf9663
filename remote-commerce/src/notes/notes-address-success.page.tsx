import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';

/** The address for books has been received. */
export default function NotesAddressSuccessPage() {
  const [query] = useSearchParams();
  const orderNo = query.get('order_no') ?? undefined;
  return (
    <Page tone="white">
      <Result
        state="success"
        title="地址已保存"
        reason="我们会在 2 天内发货，发货前可以修改地址"
        action={
          <ButtonLink block to={places.notes({ tab: 'orders' })}>
            查看我的订单
          </ButtonLink>
        }
        secondary={
          <ButtonLink block type="default" to={places.notesAddress({ orderNo })}>
            修改地址
          </ButtonLink>
        }
      />
    </Page>
  );
}
