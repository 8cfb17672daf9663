import { bindRefundCard, hasRefund, queryOf, refundContracts } from '@suite/api';
import type { ConsentInUse } from '@suite/features/consent';
import { useForm } from '@suite/features/form';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useOnward } from '@suite/ui';
import { cardError } from './card-number';

interface CardForm {
  bankId: number;
  digits: string;
}

/** The form of the card. It keeps no draft: a card number stays in this page's memory. */
export function useCardForm(contractId: number, give: ConsentInUse['give']) {
  const onward = useOnward();
  const client = useQueryClient();
  return useForm<CardForm, unknown>({
    start: { bankId: 0, digits: '' },
    rules: {
      bankId: (id) => (id > 0 ? undefined : '请选择开户银行'),
      digits: cardError,
    },
    async send({ bankId, digits }) {
      const consent = give();
      // The review opens with the consent alone.
      if (!consent) throw new Error('card without consent');
      return bindRefundCard({ contractId, bank_id: bankId, card_no: digits, consent });
    },
    // The answer was lost: a card with the same end, and none wanted any more, means that it arrived.
    afterSilence: async ({ digits }) => {
      const { refund } = await hasRefund({ contractId });
      return refund && !refund.can_bind && refund.card_tail === digits.slice(-4) ? refund : undefined;
    },
    // Another tab or phone may have sent a card.
    onNotTaken: () => client.invalidateQueries({ queryKey: [hasRefund.path] }),
    onSent: () => {
      // The page of the result reads back what the provider has.
      client.removeQueries({ queryKey: queryOf(hasRefund, { contractId }).queryKey });
      void client.invalidateQueries({ queryKey: [refundContracts.path] });
      onward(links.refundResult({ contractId }), { replace: true });
    },
  });
}
