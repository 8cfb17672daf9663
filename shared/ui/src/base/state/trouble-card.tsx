import { platform } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { useState } from 'react';
import { copyText } from '../../copy-text/copy-text';
import { Button } from '../button';
import { Toast } from '../toast/toast';
import css from './trouble.module.css';

/** Where an error happened and when, to be copied: nothing of the learner. */
function Details({ code, at }: { code: string; at: number }) {
  const { app, version, page } = platform().where();
  const rows = [
    ['代码', code],
    ['应用', app],
    ['版本', version],
    ['页面', page],
    ['时间', momentText(at)],
  ].filter(([, value]) => value);

  async function copy() {
    const done = await copyText(rows.map((row) => row.join('：')).join('\n'));
    if (done) Toast.success('已复制');
    else Toast.info('没有复制成功，请长按文字复制');
  }

  return (
    <div className={css.details}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button type="default" size="small" onClick={copy}>
        复制
      </Button>
      <p>发给班主任，能更快找到原因</p>
    </div>
  );
}

/** Behind 详情: what the service needs to find an error. */
export function TroubleCard(where: { code: string; at: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className={css.toggle} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        详情
      </button>
      {isOpen ? <Details {...where} /> : null}
    </>
  );
}
