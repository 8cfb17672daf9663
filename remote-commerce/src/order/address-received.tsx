import type { Way } from '@suite/features/checkout';
import { ButtonLink } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';

interface AddressReceivedProps {
  title: string;
  reason: string;
  next: Way;
  /** Where the address can be changed. */
  form: string;
}

/** The address of an order has been received. */
export const AddressReceived = ({ title, reason, next, form }: AddressReceivedProps) => (
  <Page tone="white">
    <Result
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
  </Page>
);
