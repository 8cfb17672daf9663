import type { SaveResult } from '@suite/kernel';
import { useEffect, useState } from 'react';
import type { StoredRecord } from './record';

/**
 * A record in a component: its value, how to save it (`undefined` removes it), and what became of the last save. What
 * another tab saves shows at once: the next change here must not put an older value over it.
 */
export function useRecord<Value>(
  record: StoredRecord<Value>,
): [value: Value | undefined, save: (value: Value | undefined) => SaveResult, result: SaveResult] {
  const now = () => ({ key: record.key, value: record.read(), result: 'kept' as SaveResult });
  const [state, setState] = useState(now);
  // The learner has become known, or the page shows another thing.
  const shown = state.key === record.key ? state : now();
  if (shown !== state) setState(shown);
  const { key } = record;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- each render makes the record anew, its key says which it is
  useEffect(() => record.watch((value) => setState({ key, value, result: 'kept' })), [key]);
  function save(value: Value | undefined): SaveResult {
    const result = value === undefined ? (record.remove(), 'kept') : record.save(value);
    setState({ key, value, result });
    return result;
  }
  return [shown.value, save, shown.result];
}
