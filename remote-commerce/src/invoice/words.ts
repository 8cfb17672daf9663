import type { Day, Invoice } from '@suite/api';
import type { TagProps } from '@suite/ui';
import { nearMomentInWords } from '@suite/kernel/time';

/** How an invoice stands, in a word and a sentence. */
export interface InvoiceWords {
  name: string;
  tone: NonNullable<TagProps['tone']>;
  text: string;
}

function redWords({ red, title_type }: Invoice, today: Day): InvoiceWords | undefined {
  switch (red?.state) {
    case 'confirming':
      if (red.is_for_refund) {
        return {
          name: '冲红待确认',
          tone: 'warning',
          text: '订单正在退款，发票冲红待确认，确认后打款。确认之前，原发票仍然有效。',
        };
      }
      // A person has nothing to confirm: the provider does it.
      if (title_type === 'person') {
        return {
          name: '冲红中',
          tone: 'warning',
          text: '正在冲红，通常 10 分钟内完成。完成之前，原发票仍然有效。',
        };
      }
      return {
        name: '冲红待确认',
        tone: 'warning',
        text: `等待公司财务确认，请在 ${nearMomentInWords(red.expire_time, today)} 前完成。确认之前，原发票仍然有效。`,
      };
    case 'refused':
      return {
        name: '冲红未通过',
        tone: 'danger',
        text: `${red.refusal || '公司财务没有认可'}。原发票仍然有效。`,
      };
    case 'void':
      return {
        name: '冲红已作废',
        tone: 'grey',
        text: '72 小时内没有确认，冲红申请已作废。原发票仍然有效，可以重新申请。',
      };
    default:
      return undefined;
  }
}

/** What to say of an invoice. As long as its red letter is not issued, it is valid. */
export function wordsOf(invoice: Invoice, today: Day): InvoiceWords {
  switch (invoice.status) {
    case 'making':
      return {
        name: '开具中',
        tone: 'primary',
        text: `通常 10 分钟内开好，开好后发送到 ${invoice.email}。`,
      };
    case 'failed':
      return {
        name: '开具失败',
        tone: 'danger',
        text: `${invoice.fail_reason || '请核对开票信息后重新申请'}。`,
      };
    case 'reversed':
      return { name: '已冲红', tone: 'grey', text: '这张发票已经冲红，不能再用于报销。' };
    default:
      return (
        redWords(invoice, today) ?? { name: '已开具', tone: 'success', text: `已发送到 ${invoice.email}` }
      );
  }
}
