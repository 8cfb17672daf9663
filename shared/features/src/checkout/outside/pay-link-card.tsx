import { Card } from '@suite/ui';
import { CopyButton } from '../views/copy-button';
import css from '../views/checkout.module.css';
import { payLink } from './pay-link';

/** For buyers who want someone else to pay, or to pay in another browser. `path` is the page of the order. */
export const PayLinkCard = ({ path }: { path: string }) => (
  <Card title="请家人朋友付款">
    <p className={css.text}>把链接发给对方，在手机浏览器中打开就能付款，不用登录，也看不到您的个人信息。</p>
    <CopyButton text={() => payLink(path)}>复制付款链接</CopyButton>
  </Card>
);
