import { useState, useSyncExternalStore } from 'react';
import type { outboxOf } from './outbox';
import css from './sync-note.module.css';

interface SyncNoteProps {
  outbox: ReturnType<typeof outboxOf>;
}

/** Says under the player whether what was watched has reached the provider, and sends what waits on a tap. */
export function SyncNote({ outbox }: SyncNoteProps) {
  const late = useSyncExternalStore(outbox.onLate, outbox.late);
  const [tapped, setTapped] = useState<'never' | 'sending' | 'sent'>('never');
  if (late === undefined) return null;
  const send = async () => {
    setTapped('sending');
    await outbox.flush();
    setTapped('sent');
  };
  if (late === 0 || tapped === 'sending') {
    return (
      <p className={css.note} role="status">
        {late === 0 ? '学习记录已同步' : '正在补传学习记录…'}
      </p>
    );
  }
  return (
    <p className={css.note} role="status">
      {late} 条学习记录{tapped === 'sent' ? '没有传上去，稍后自动再传' : '待补传'}
      {outbox.isAtRisk() ? '，没能保存在这台设备上，请先不要关闭页面' : ''}
      <button type="button" className={css.send} onClick={() => void send()}>
        立即补传
      </button>
    </p>
  );
}
