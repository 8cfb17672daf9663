import type { Address } from '@suite/api';
import { useForm } from '../form';
import { MainAction } from '@suite/ui';
import { Page } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { AddressFields } from './address-fields';
import { addressErrors, addressOf } from './address-rules';

export interface AddressFormProps {
  /** Whose draft is kept, and its name on the device. */
  draft: { user: number; name: string };
  /** The address that is known already, or an empty one. */
  start: Address;
  send: (address: Address) => Promise<unknown>;
  onSent: () => unknown;
  /** Called when the provider did not take the address: it may be too late for one. */
  onNotTaken?: () => unknown;
  /** What the button says. */
  action: string;
  /** Heads the fields. */
  title?: string;
  /** What is sent, above the fields. */
  children?: ReactNode;
}

/** A page that asks where something is to be sent. */
export function AddressForm(props: AddressFormProps) {
  const { draft, start, send, onSent, onNotTaken, action, title, children } = props;
  const form = useForm<Address, unknown>({
    start: addressOf(start),
    draft,
    rules: addressErrors,
    send: (values) => send(addressOf(values)),
    onSent,
    onNotTaken,
  });
  const footer = (
    <MainAction problem={form.problem} onClick={form.submit}>
      {action}
    </MainAction>
  );
  return (
    <Page footer={footer}>
      {children}
      <div ref={form.ref}>
        <AddressFields title={title} value={form.values} errors={form.errors} onChange={form.change} />
      </div>
    </Page>
  );
}
