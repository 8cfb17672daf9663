import { NO_BRIDGE } from '@suite/kernel';
import { createShell } from './native-shell';

afterEach(() => {
  delete window.NativeBridge;
  jest.useRealTimers();
});

const answering = (answer: unknown) => {
  const call = jest.fn((_method: string, _params: object, callback: (given: never) => void) =>
    callback(answer as never),
  );
  window.NativeBridge = { call: call as never };
  return call;
};

test('an answer of the app arrives as its data', async () => {
  const call = answering({ code: 0, data: { token: 't' } });
  await expect(createShell('shell').call('getBusinessToken')).resolves.toEqual({ token: 't' });
  expect(call).toHaveBeenCalledWith('getBusinessToken', {}, expect.any(Function));
});

test.each([
  [{ code: 2, message: 'cancelled' }, 2],
  [{ code: '0' }, -1],
  ['nonsense', -1],
  [null, -1],
  [undefined, -1],
])('the answer %j is a refusal', async (answer, code) => {
  answering(answer);
  await expect(createShell('shell').call('pay')).rejects.toMatchObject({ name: 'ShellError', code });
});

test('a bridge that throws or is missing counts as a refusal', async () => {
  window.NativeBridge = {
    call() {
      throw new Error('broken');
    },
  };
  await expect(createShell('shell').call('pay')).rejects.toThrow('broken');
  window.NativeBridge = {} as never;
  await expect(createShell('shell').call('pay')).rejects.toThrow('there is no native bridge');
});

test('outside the app no bridge is asked', async () => {
  const call = answering({ code: 0 });
  await expect(createShell('messenger').call('pay')).rejects.toMatchObject({
    code: NO_BRIDGE,
    message: 'pay: there is no native bridge',
  });
  expect(call).not.toHaveBeenCalled();
});

test('a silent bridge fails after 3 s, and without a limit never', async () => {
  jest.useFakeTimers();
  window.NativeBridge = { call: () => undefined };
  const shell = createShell('shell');
  const given = jest.fn();
  const waiting = jest.fn();
  shell.call('share').catch(given);
  shell.call('pay', {}, 0).catch(waiting);
  await jest.advanceTimersByTimeAsync(2999);
  expect(given).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(waiting).not.toHaveBeenCalled();
});
