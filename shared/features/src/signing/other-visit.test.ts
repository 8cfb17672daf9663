import { consentTo } from '../consent/testing';
import { codes } from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import { Life, pass } from './testing/life';
import { modelServer } from './testing/model-server';
import type { Standing } from './types';
import { problems } from './words';

let life: Life;
beforeEach(() => {
  jest.useFakeTimers();
  useSession.setState({ user: 7, line: 'learner' });
});
afterEach(() => {
  life.close();
  jest.useRealTimers();
});

/** A learner at a stage. */
async function at(stage: Standing['stage'], server = modelServer()) {
  life = new Life();
  life.server = server;
  server.go(stage);
  life.open();
  await pass(300);
  if (stage === 'sign') await life.happen({ do: 'read' });
  return life;
}

test('reloaded during the submission, the page asks what became of it and for no second signature', async () => {
  const { server } = await at('sign');
  server.inject('request late');
  await life.happen({ do: 'fitting tap' });
  await life.happen({ do: 'kill' });
  expect(life.signing.state()).toMatchObject({
    stage: 'confirming',
    task: { kind: 'confirm', isUnknown: true },
  });
  await pass(7000);
  expect(life.signing.state()).toMatchObject({ stage: 'confirming', problem: '' });
  expect(server.at).toBe('confirming');
  server.elsewhere();
  await pass(8000);
  expect(life.signing.state().stage).toBe('signed');
  expect(server.received).toEqual([1]);
  expect(localStorage.length).toBe(0);
});

test('a signature of an earlier visit that cannot arrive any more is asked for anew, with its reason', async () => {
  const { server } = await at('sign');
  server.inject('request lost');
  await life.happen({ do: 'fitting tap' });
  await life.happen({ do: 'kill' });
  await pass(14_000);
  expect(life.signing.state()).toMatchObject({ stage: 'sign', task: undefined, problem: problems.none });
  await life.happen({ do: 'kill' });
  expect(life.signing.state()).toMatchObject({ stage: 'sign', problem: '' });
  expect(server.received).toEqual([]);
});

test('a signature whose request has failed is waited for no longer than three questions take', async () => {
  const { server } = await at('sign');
  server.inject('request lost');
  await life.happen({ do: 'fitting tap' });
  expect(life.signing.state().stage).toBe('confirming');
  await pass(3000);
  expect(life.signing.state()).toMatchObject({ stage: 'sign', task: undefined, problem: problems.none });
  await life.happen({ do: 'fitting tap' });
  expect(server.received).toEqual([1]);
});

test.each(['rejected', 'revoked'] as const)('%s while it is confirmed is shown within 15 s', async (end) => {
  for (const after of [0, 70_000]) {
    const { server, signing } = await at('confirming');
    await pass(after);
    server.go(end);
    await pass(15_000);
    expect(signing.state()).toMatchObject({ stage: end, task: undefined });
    life.close();
  }
});

test('a signature that is not confirmed within a minute is asked for further, and the page says so', async () => {
  const { server, signing } = await at('confirming');
  await pass(70_000);
  expect(signing.state()).toMatchObject({ stage: 'confirming', problem: problems.slow });
  await pass(600_000);
  server.go('signed');
  await pass(15_000);
  expect(signing.state()).toMatchObject({ stage: 'signed', task: undefined });
});

describe('a contract for the sign service', () => {
  const link = { type: 'link', consent: consentTo('signature') } as const;
  const visit = async () => at('sign', modelServer('link'));

  test('of which the text has changed at the tap is read again, and no page is opened', async () => {
    const { server, signing } = await visit();
    const open = jest.spyOn(server.edition, 'signUrl');
    server.version = 2;
    signing.send(link);
    await pass(300);
    expect(open).not.toHaveBeenCalled();
    expect(signing.state()).toMatchObject({ stage: 'read', task: undefined });
  });

  test('is asked for on the way back until the service has told, also for hours; signing anew is no way on', async () => {
    const { server } = await visit();
    life.isBack = true;
    life.open();
    await pass(50_000);
    expect(life.signing.state()).toMatchObject({ stage: 'confirming', problem: '' });
    life.isBack = false;
    await life.happen({ do: 'kill' });
    await pass(4 * 3_600_000);
    expect(life.signing.state()).toMatchObject({ stage: 'confirming', problem: problems.slow });
    server.go('signed');
    await pass(15_000);
    expect(life.signing.state().stage).toBe('signed');
  });

  test('that was left without a signature can be opened again', async () => {
    const { signing } = await visit();
    signing.send(link);
    await pass(300);
    signing.send({ type: 'returned' });
    await pass(300);
    expect(signing.state()).toMatchObject({ stage: 'sign', task: undefined });
    life.isBack = true;
    life.open();
    await pass(70_000);
    life.isBack = false;
    life.signing.send(link);
    expect(life.signing.state()).toMatchObject({ stage: 'sign', task: { kind: 'link' } });
    await pass(300);
    life.signing.send({ type: 'returned' });
    await pass(300);
    expect(life.signing.state()).toMatchObject({ stage: 'sign', task: undefined });
  });
});

test('data that another phone has given are not replaced by those of this one', async () => {
  for (const stage of ['identity', 'expired', 'rejected'] as const) {
    const { server, signing } = await at(stage);
    if (stage !== 'identity') signing.send({ type: 'again' });
    server.go('face');
    await life.happen({ do: 'fitting tap' });
    expect(signing.state()).toMatchObject({ stage: 'face', task: undefined, problem: problems.given });
    expect(server.identified).toEqual([]);
    // To correct them is another matter.
    signing.send({ type: 'correct' });
    await life.happen({ do: 'fitting tap' });
    expect(server.identified).toHaveLength(1);
    life.close();
  }
});

test('a contract that another phone has signed takes no data any more', async () => {
  const { server, signing } = await at('identity');
  server.go('signed');
  await life.happen({ do: 'fitting tap' });
  expect(signing.state()).toMatchObject({ stage: 'signed' });
  expect(server.identified).toEqual([]);
});

test.each([
  ['a toast', new CallError('shown', codes.RULE, '人脸核验已通过，无需重复核验')],
  ['the page', new CallError('silent', codes.RULE, '人脸核验已通过，无需重复核验')],
])('a face that has passed on another phone leads on, refused by %s', async (_by, refusal) => {
  const server = modelServer();
  server.edition.faceUrl = async () => Promise.reject(refusal);
  await at('face', server);
  server.go('sms');
  await life.happen({ do: 'fitting tap' });
  expect(life.signing.state()).toMatchObject({ stage: 'sms', task: undefined, problem: '' });
});

test('a code that was taken while its answer was lost leads on, though it is refused by a toast', async () => {
  const server = modelServer();
  const { verifyCode } = server.edition;
  server.edition.verifyCode = async (code) => {
    if (server.at !== 'sms') throw new CallError('shown', codes.RULE, '验证码已失效');
    return verifyCode(code);
  };
  await at('sms', server);
  server.inject('answer lost');
  await life.happen({ do: 'fitting tap' });
  expect(life.signing.state()).toMatchObject({ stage: 'sms', problem: problems.lost });
  await life.happen({ do: 'fitting tap' });
  expect(life.signing.state()).toMatchObject({ stage: 'read', task: undefined, problem: '' });
});

test('a refused face check without another stage keeps its reason', async () => {
  const server = modelServer();
  server.edition.faceUrl = async () => Promise.reject(new CallError('silent', codes.RULE, '核验服务维护中'));
  await at('face', server);
  await life.happen({ do: 'fitting tap' });
  expect(life.signing.state()).toMatchObject({ stage: 'face', task: undefined, problem: '核验服务维护中' });
});
