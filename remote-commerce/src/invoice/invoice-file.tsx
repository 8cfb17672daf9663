import type { Invoice } from '@suite/api';
import { platform } from '@suite/kernel';
import { Card, copyText } from '@suite/ui';
import { Button, buttonClass, Toast } from '@suite/ui/base';
import css from '../facts/texts.module.css';

/** Where a document cannot be downloaded, what the learner does instead. */
const ways = {
  browser: '点“打开发票”查看或保存。',
  messenger: '微信里不能直接下载。复制链接，或点右上角“…”选择“在浏览器打开”后保存。',
  'desktop-messenger': '复制链接，在浏览器打开后保存。',
  shell: 'App 里不能直接下载。复制链接，在浏览器打开后保存。',
} as const;

/** The document of an invoice: web views of phones cannot download it, so its link is what counts. */
export function InvoiceFile({ invoice }: { invoice: Invoice }) {
  const { context } = platform();
  const { href: url, protocol } = new URL(invoice.file_url, window.location.href);
  async function copy() {
    if (await copyText(url)) Toast.success('链接已复制');
    else Toast.info('没有复制成功，请到邮箱查收发票');
  }
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return (
    <Card title="发票文件">
      <p className={css.text}>{ways[context]}</p>
      <div className={css.action}>
        {context === 'browser' ? (
          <a className={buttonClass({ block: true })} href={url} target="_blank" rel="noreferrer">
            打开发票
          </a>
        ) : null}
        <Button block type={context === 'browser' ? 'default' : 'primary'} onClick={copy}>
          复制发票链接
        </Button>
      </div>
    </Card>
  );
}
