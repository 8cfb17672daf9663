import { CallError, platform } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { useState, type MouseEvent } from 'react';
import { copyText } from '../../copy-text/copy-text';
import { Button } from '../button/button';
import { Toast } from '../toast/toast';
import css from './trouble.module.css';

/**
 * A short code of an error: the provider's, the server's status, or the host's word for what did not load. The ops
 * pages show the same word.
 */
export function troubleCode(error: unknown): string {
  if (typeof error === 'string') return error;
  const { code, name, message } = error as Partial<CallError>;
  if (!(error instanceof CallError)) return String(code ?? name ?? 'unknown');
  return code ? String(code) : String(message).replace(/.*: /, '').replace(/ /g, '-');
}

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

// A tap on the card around it tries again; this part of it is for reading.
const keepHere = (event: MouseEvent) => event.stopPropagation();

/** The code of an error, and behind 详情 what the service needs to find it. */
export function TroubleCard({ error, at }: { error: unknown; at: number }) {
  const [isOpen, setOpen] = useState(false);
  const code = troubleCode(error);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css.trouble} onClick={keepHere}>
      <span>代码 {code}</span>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        详情
      </button>
      {isOpen ? <Details code={code} at={at} /> : null}
    </div>
  );
}
