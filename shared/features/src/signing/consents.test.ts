import { consentTexts } from '../consent/texts';
import { treaty } from '../consent/treaty';
import { CONSENT_VERSION } from '../consent/consents';
import { sha256 } from './sha256';

test('texts of consent that change have another version, so that everybody is asked again', () => {
  expect([CONSENT_VERSION, sha256(JSON.stringify([consentTexts, treaty]))]).toEqual([
    '1.2',
    '2b7ae2ef07952dfce71d835b1f962f815b25f8aa45cfe9104c49c09881d2b88c',
  ]);
});
