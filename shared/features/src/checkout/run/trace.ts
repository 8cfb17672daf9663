import type { StoredRecord } from '@suite/kernel/records';
import { momentText } from '@suite/kernel/time';
import type { CheckoutEvent, State } from '../machine/types';

const LENGTH = 60;

function detail(event: CheckoutEvent): string {
  if (event.type === 'outcome') return ` ${event.outcome}`;
  if (event.type === 'answer' || event.type === 'created') return ` ${event.order.status}`;
  return event.type === 'found' ? ` ${event.order?.status ?? 'none'}` : '';
}

/** It is kept on the device, since it is needed most after a page was killed while it was paying. */
export function traceIn(record: Pick<StoredRecord<string[]>, 'read' | 'save'>) {
  let lines = record.read() ?? [];
  return {
    add(event: CheckoutEvent, { phase, orderNo, attempt }: State) {
      if (event.type === 'tick' || event.type === 'price') return;
      const ids = [orderNo, attempt].filter(Boolean).join(' ');
      lines = [...lines, `${momentText(event.now)} ${event.type}${detail(event)} → ${phase} ${ids}`.trim()];
      lines = lines.slice(-LENGTH);
      if (event.type !== 'lease') record.save(lines);
    },
    /** The text to copy. */
    text: () => lines.join('\n'),
  };
}

/** What happened to a purchase and when. */
export type Trace = ReturnType<typeof traceIn>;
