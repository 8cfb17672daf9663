import type { Consent, ConsentItem } from '@suite/api';
import { CONSENT_VERSION } from './consents';

/** A consent as the server keeps it. */
export const consentTo = (item: ConsentItem): Consent => ({
  item,
  version: CONSENT_VERSION,
  consent_time: '2026-03-10 12:00:00',
});

/** All consents of a signing. */
export const allConsents = (['id_number', 'face', 'signature'] as const).map(consentTo);
