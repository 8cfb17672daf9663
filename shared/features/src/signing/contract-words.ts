import type { Contract, ContractStatus, Day } from '@suite/api';
import type { TagProps } from '@suite/ui';
import { nearDayInWords, yearAndDayInWords } from '@suite/kernel/time';

/** What the list says of a contract in each state. */
export const statusWords: Record<ContractStatus, { name: string; tone: TagProps['tone'] }> = {
  to_sign: { name: '待签署', tone: 'warning' },
  signing: { name: '签署中', tone: 'primary' },
  signed: { name: '已签署', tone: 'success' },
  expired: { name: '已过期', tone: 'danger' },
  rejected: { name: '被退回', tone: 'danger' },
  revoked: { name: '已撤销', tone: 'grey' },
};

/** The sentence under a contract's name. */
export function factOf({ status, expire_time, sign_time, reason }: Contract, today: Day): string {
  switch (status) {
    case 'to_sign':
    case 'signing':
      return expire_time ? `请在 ${nearDayInWords(expire_time, today)}前签署` : '请尽快签署';
    case 'signed':
      return sign_time ? `${yearAndDayInWords(sign_time)}签署` : '签署完成';
    case 'expired':
      return '没有在期限内签署，核验身份后可以重新签署';
    case 'rejected':
      return reason ? `退回原因：${reason}` : '请重新签署';
    case 'revoked':
      return reason ? `撤销原因：${reason}` : '这份合同不需要签署';
  }
}
