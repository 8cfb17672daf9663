import { consentTexts } from '../consent/texts';
import { treaty } from '../consent/treaty';
import { CONSENT_VERSION } from '../consent/consents';
import { sha256 } from './sha256';

test('texts of consent that change have another version, so that everybody is asked again', () => {
  expect([CONSENT_VERSION, sha256(JSON.stringify([consentTexts, treaty]))]).toEqual([
    '1.1',
    '0bd63289547072e3bc1a1659961d55bcd4b6aadb30ce6448355eebd22b4f2377',
  ]);
});
