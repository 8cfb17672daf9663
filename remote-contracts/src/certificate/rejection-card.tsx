import type { Certificate } from '@suite/api';
import { Card, Tag } from '@suite/ui';
import css from './rejection-card.module.css';
import { partNames } from './form-values';

/** Why an application was rejected; empty for all others. */
export function RejectionCard({ certificate }: { certificate: Certificate }) {
  const { state, events, wrong_parts } = certificate;
  if (state !== 'rejected') return null;
  const reason = events[events.length - 1]?.reason;
  return (
    <Card title="审核没有通过" extra={<Tag tone="danger">需要修改</Tag>}>
      <p className={css.reason}>{reason || '请核对资料后重新提交。'}</p>
      {wrong_parts.length > 0 ? (
        <p className={css.rest}>
          只需要修改{wrong_parts.map((part) => partNames[part]).join('、')}，其他资料都已保留。
        </p>
      ) : null}
    </Card>
  );
}
