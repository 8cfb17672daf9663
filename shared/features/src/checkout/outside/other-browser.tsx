import { ButtonLink, copyText } from '@suite/ui';
import { Button, Page, Result, Toast } from '@suite/ui/base';
import css from '../views/checkout.module.css';
import { OrderCard } from '../views/goods-card';
import { payLink } from './pay-link';
import { PayerCard, useLoginOffer } from './payer-card';
import type { OrderByNumber } from './use-order';

interface OtherBrowserProps {
  order: OrderByNumber;
  path: string;
  /** A page behind the login on which the learner finds this order. */
  login: string | undefined;
}

/** Someone else's order inside the messenger or the app: it is paid in a browser. */
export function OtherBrowser({ order, path, login }: OtherBrowserProps) {
  const offer = useLoginOffer(order, login);
  async function copy() {
    if (await copyText(payLink(path))) Toast.success('已复制');
    else Toast.fail('没有复制成功，请点右上角，选择在浏览器打开');
  }
  const footer = (
    <div className={css.ways}>
      {offer ? (
        <ButtonLink block to={offer}>
          我是下单人，登录后支付
        </ButtonLink>
      ) : null}
      <Button block type={offer ? 'default' : 'primary'} onClick={copy}>
        复制付款链接
      </Button>
    </div>
  );
  return (
    <Page footer={footer}>
      <Result
        state="waiting"
        title="请在浏览器中付款"
        reason={
          <>
            <p>复制付款链接，粘贴到手机浏览器中打开</p>
            <p>或点右上角，选择“在浏览器打开”</p>
          </>
        }
      />
      <PayerCard order={order} login={undefined} />
      <OrderCard order={order} />
    </Page>
  );
}
