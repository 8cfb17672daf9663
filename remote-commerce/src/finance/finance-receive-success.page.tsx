import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';

/** The address for a certificate has been received. */
export default function FinanceReceiveSuccessPage() {
  const [query] = useSearchParams();
  const orderNo = query.get('order_no') ?? undefined;
  return (
    <Page tone="white">
      <Result
        state="success"
        title="地址已提交"
        reason="毕业后，证书会按这个地址寄出。寄出前可以修改地址"
        action={
          <ButtonLink block to={places.home()}>
            返回个人中心
          </ButtonLink>
        }
        secondary={
          <ButtonLink block type="default" to={places.financeReceive({ orderNo })}>
            修改地址
          </ButtonLink>
        }
      />
    </Page>
  );
}
