import { useSyncExternalStore } from 'react';
import type { outboxOf } from './outbox';
import css from './sync-note.module.css';

interface SyncNoteProps {
  outbox: ReturnType<typeof outboxOf>;
}

/** Says under the player whether what was watched has reached the provider, and sends what waits on a tap. */
export function SyncNote({ outbox }: SyncNoteProps) {
  const late = useSyncExternalStore(outbox.onLate, outbox.late);
  if (late === undefined) return null;
  return (
    <p className={css.note} role="status">
      {late === 0 ? (
        '学习记录已同步'
      ) : (
        <>
          {late} 条学习记录待补传
          <button type="button" className={css.send} onClick={() => void outbox.flush()}>
            立即补传
          </button>
        </>
      )}
    </p>
  );
}
