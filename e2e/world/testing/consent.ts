import type { Consent, ConsentItem } from '@suite/api';

/** A consent as a page sends it. */
export const consentTo = (item: ConsentItem): Consent => ({
  item,
  version: '1.0',
  consent_time: '2026-03-10 12:00:00',
});
