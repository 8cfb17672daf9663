/** The consents that the privacy policy promises to ask for, one by one. */
export { consentTitles } from './consents';
export { ConsentAction, useConsent, type ConsentInUse } from './use-consent';
