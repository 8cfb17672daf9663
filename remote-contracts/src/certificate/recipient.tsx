import type { SavedAddress } from '@suite/api';
import { Cell, CellGroup } from '@suite/ui/base';

interface RecipientProps {
  address: SavedAddress | null;
  /** Where it is changed; absent while it cannot be. */
  to?: string;
}

/** To whom and where a certificate is sent. */
export const Recipient = ({ address, to }: RecipientProps) => (
  <CellGroup title="寄到哪里">
    <Cell
      title={`${address?.name ?? ''} ${address?.mobile ?? ''}`}
      label={`${address?.region ?? ''}${address?.address ?? ''}`}
      to={to}
    />
  </CellGroup>
);
