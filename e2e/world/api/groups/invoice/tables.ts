import type { TitleType } from '@suite/api';
import type { Generated, Selectable } from 'kysely';

interface InvoiceTable {
  id: Generated<number>;
  learner_id: number;
  order_no: string;
  client_key: string;
  title_type: TitleType;
  title: string;
  tax_no: string;
  email: string;
  amount_fen: number;
  /** In the future for one that waits for the red letter of the invoice that it replaces. */
  made_at: number;
  issued_at: number;
  /** Why it cannot be issued; '' when it can. */
  fail_reason: string;
  replaces_id: number | null;
}

/** How a red letter ends when its time has come. */
export type RedOutcome = 'issued' | 'refused' | 'void';

interface RedLetterTable {
  id: Generated<number>;
  invoice_id: number;
  client_key: string;
  reason: string;
  title_type: TitleType;
  title: string;
  tax_no: string;
  email: string;
  applied_at: number;
  outcome: RedOutcome;
  outcome_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    invoice: InvoiceTable;
    red_letter: RedLetterTable;
  }
}

export type InvoiceRow = Selectable<InvoiceTable>;
export type RedLetterRow = Selectable<RedLetterTable>;
