import { doNow, useUnsent, type LearnerId } from '@suite/kernel/records';
import { useEffect, useState } from 'react';
import { watchReports } from '../watch-reports';
import css from './sync-note.module.css';

interface SyncNoteProps {
  owner: LearnerId | undefined;
}

/** Says under the player whether what was watched has reached the server, and sends what waits on a tap. */
export function SyncNote({ owner }: SyncNoteProps) {
  const unsent = useUnsent(watchReports, owner).filter(({ isGivenUp }) => !isGivenUp);
  const late = unsent.some(({ isLate }) => isLate) ? unsent.length : 0;
  const [hasSent, setSent] = useState(false);
  const [tapped, setTapped] = useState<'never' | 'sending' | 'sent'>('never');
  useEffect(() => watchReports.onSent((_, record) => setSent(!!record)), []);
  if (late === 0 && !hasSent) return null;
  const send = async () => {
    setTapped('sending');
    await doNow(watchReports.type.kind);
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
      {owner && !watchReports.isKept(owner) ? '，没能保存在这台设备上，请先不要关闭页面' : ''}
      <button type="button" className={css.send} onClick={() => void send()}>
        立即补传
      </button>
    </p>
  );
}
