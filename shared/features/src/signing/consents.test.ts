import { consentTexts } from '../consent/texts';
import { treaty } from '../consent/treaty';
import { CONSENT_VERSION } from '../consent/consents';
import { digestOf } from './changes';

test('texts of consent that change have another version, so that everybody is asked again', () => {
  expect([CONSENT_VERSION, digestOf(JSON.stringify([consentTexts, treaty]))]).toEqual(['1.1', '1wqhzae']);
});
