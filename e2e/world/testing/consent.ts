import type { Consent, ConsentItem } from '@suite/api';
import { CONSENT_IN_FORCE } from '../content';

/** A consent as a page sends it. */
export const consentTo = (item: ConsentItem): Consent => ({
  item,
  version: CONSENT_IN_FORCE,
  consent_time: '2026-03-10 12:00:00',
});
