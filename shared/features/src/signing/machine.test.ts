import { codes } from '@suite/api';
import { consentTo } from '../consent/testing';
import { begin, next, type Signing, type SigningEvent } from './machine';
import type { Standing } from './types';

const standing = (stage: Standing['stage'], part: Partial<Standing> = {}): Standing => ({
  stage,
  version: '1',
  way: 'drawn',
  face: 'none',
  faceTries: 3,
  reason: '',
  title: '',
  name: '',
  mobile: '',
  consents: [],
  ...part,
});
const after = (state: Signing, ...events: SigningEvent[]) => events.reduce(next, state);
const told = (stage: Standing['stage'], part: Partial<Standing> = {}, read = '') =>
  after(begin(read), { type: 'returned' }, { type: 'standing', standing: standing(stage, part) });
const identity = { name: '苏晚晴', idNumber: '610113199411110629', province: '610000', city: '610100' };
const refused = (code: number): SigningEvent => ({
  type: 'failed',
  failure: { kind: 'refused', code, words: '不行' },
});
const lost: SigningEvent = { type: 'failed', failure: { kind: 'lost' } };
const signature = consentTo('signature');
const submit: SigningEvent = { type: 'submit', picture: 'data:', consent: signature };

test.each<[Standing['stage'], string, Signing['stage']]>([
  ['identity', '', 'identity'],
  ['face', '', 'face'],
  ['sms', '', 'sms'],
  ['sign', '', 'read'],
  ['sign', '1', 'sign'],
  ['sign', '0', 'read'],
  ['confirming', '1', 'confirming'],
  ['signed', '', 'signed'],
  ['expired', '', 'expired'],
  ['rejected', '', 'rejected'],
  ['revoked', '', 'revoked'],
])('at the server’s %s, having read version %j, the learner is at %s', (stage, read, expected) => {
  expect(told(stage, {}, read).stage).toBe(expected);
});

test('a text without a version is not signed unread', () => {
  expect(told('sign', { version: '' }).stage).toBe('read');
});

test('a stage that has been done is not left before the server says so', () => {
  const doing = after(told('identity'), { type: 'identify', identity, consent: consentTo('id_number') });
  expect(doing).toMatchObject({ stage: 'identity', task: { kind: 'identify' } });
  expect(next(doing, { type: 'done' })).toMatchObject({ stage: 'identity', task: { kind: 'ask' } });
});

test('a second tap while the first is under way changes nothing', () => {
  const first = after(told('sign', {}, '1'), submit);
  expect(first).toMatchObject({ stage: 'submitting', task: { kind: 'submit', version: '1' } });
  expect(next(first, submit)).toBe(first);
  expect(next(first, { type: 'returned' })).toBe(first);
});

test('a tap does not wait for a question in the background', () => {
  const asking = next(told('sms'), { type: 'returned' });
  expect(next(asking, { type: 'code', code: '123456' })).toMatchObject({ task: { kind: 'code' } });
});

test('an empty signature is not sent', () => {
  const state = told('sign', {}, '1');
  expect(next(state, { type: 'submit', picture: '', consent: signature })).toBe(state);
});

test('a signature that did not arrive is sent again with the consent that was given', () => {
  const none: SigningEvent = { type: 'confirmed', answer: 'none' };
  const state = after(told('sign', {}, '1'), submit, lost, none, {
    type: 'standing',
    standing: standing('sign'),
  });
  expect(state).toMatchObject({ stage: 'sign', signatureConsent: signature });
});

test('a lost answer to the signature leads to the question whether it holds', () => {
  const state = after(told('sign', {}, '1'), submit, lost);
  expect(state).toMatchObject({ stage: 'confirming', task: { kind: 'confirm', isUnknown: true } });
  expect(next(state, { type: 'confirmed', answer: 'none' })).toMatchObject({ task: { kind: 'ask' } });
  expect(next(state, { type: 'confirmed', answer: 'waiting' })).toMatchObject({
    stage: 'confirming',
    task: undefined,
    problem: expect.stringContaining('请勿重复签署'),
  });
});

test('a picture that could not be uploaded is no submission: it is said why, and can be sent again', () => {
  const failed = after(told('sign', {}, '1'), submit, refused(0));
  expect(failed).toMatchObject({ stage: 'sign', problem: '不行', task: { kind: 'ask' } });
  const state = next(failed, { type: 'standing', standing: standing('sign') });
  expect(state).toMatchObject({ stage: 'sign', problem: '不行', task: undefined });
  expect(next(state, submit)).toMatchObject({ stage: 'submitting' });
});

test('a document that has changed is read again', () => {
  const state = after(told('sign', {}, '1'), submit, refused(codes.CONTRACT_NOT_READY), {
    type: 'standing',
    standing: standing('sign', { version: '2' }),
  });
  expect(state).toMatchObject({ stage: 'read', task: undefined, problem: '不行' });
});

test('a text of another version than the server’s does not count as read', () => {
  expect(next(told('sign'), { type: 'read', version: '0' })).toMatchObject({
    stage: 'read',
    task: { kind: 'ask' },
  });
});

test.each<[Partial<Standing>, Signing['faceProblem']]>([
  [{ face: 'camera' }, 'camera'],
  [{ face: 'unsupported' }, 'unsupported'],
  [{ face: 'data' }, 'data'],
  [{ face: 'failed', faceTries: 1 }, 'failed'],
  [{ face: 'failed', faceTries: 0 }, 'exhausted'],
  [{ face: 'none' }, undefined],
])('a face check that ended with %j has the screen %s', (part, problem) => {
  expect(told('face', part).faceProblem).toBe(problem);
});

test('wrong data lead to the identity, which stays while the server names the same stage', () => {
  const state = after(told('face', { face: 'data' }), { type: 'correct' });
  expect(state).toMatchObject({ stage: 'identity', faceProblem: undefined });
  const returned = next(state, { type: 'returned' });
  expect(next(returned, { type: 'standing', standing: standing('face') }).stage).toBe('identity');
  expect(next(returned, { type: 'standing', standing: standing('sms') }).stage).toBe('sms');
});

test.each<[Standing['stage'], string, Signing['stage']]>([
  ['face', '', 'face'],
  ['sms', '', 'sms'],
  ['sign', '', 'read'],
  ['sign', '1', 'sign'],
])(
  'at %s, having read %j, wrong data can be corrected, unless the signing has asked for none',
  (stage, read, at) => {
    expect(next(told(stage, {}, read), { type: 'correct' })).toMatchObject({
      stage: 'identity',
      anewAt: stage,
    });
    const faceOnly = told(stage, { stages: ['face'] }, read);
    expect(next(faceOnly, { type: 'correct' })).toMatchObject({ stage: at, anewAt: undefined });
  },
);

test.each(['expired', 'rejected'] as const)('%s can be begun anew, by the identity', (stage) => {
  expect(next(told(stage), { type: 'again' })).toMatchObject({ stage: 'identity', anewAt: stage });
});

test('revoked cannot', () => {
  const state = told('revoked');
  expect(next(state, { type: 'again' })).toBe(state);
});

test('a refusal because of the stage asks where the contract is', () => {
  const state = after(
    told('face'),
    { type: 'face', anyway: false, consent: consentTo('face') },
    refused(codes.SMS_NOT_VERIFIED),
  );
  expect(state.task).toEqual({ kind: 'ask' });
});

test('that the e-sign page cannot be opened is not said, and the button comes back', () => {
  const state = after(told('sign', { way: 'link' }, '1'), { type: 'link', consent: signature });
  expect(state.task).toEqual({ kind: 'link', consent: signature });
  for (const failure of [lost, refused(codes.RULE)]) {
    expect(next(state, failure)).toMatchObject({ stage: 'sign', task: undefined, problem: '' });
  }
});

test('signed is left by no event', () => {
  const state = told('signed');
  const events: SigningEvent[] = [
    { type: 'returned' },
    { type: 'standing', standing: standing('identity') },
    { type: 'again' },
    lost,
  ];
  for (const event of events) expect(next(state, event)).toBe(state);
});
