import type { Way } from '@suite/features/checkout';
import { ButtonLink, ResultScreen } from '@suite/ui';

interface AddressReceivedProps {
  title: string;
  reason: string;
  next: Way;
  /** Where the address can be changed. */
  form: string;
}

/** The address of an order has been received. */
export const AddressReceived = ({ title, reason, next, form }: AddressReceivedProps) => (
  <ResultScreen
    state="success"
    title={title}
    reason={reason}
    action={
      <ButtonLink block to={next.to}>
        {next.words}
      </ButtonLink>
    }
    secondary={
      <ButtonLink block type="default" to={form}>
        修改地址
      </ButtonLink>
    }
  />
);
