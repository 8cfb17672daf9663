import { CallError, useSession, type Context, type Line } from '@suite/kernel';
import { ownerHere } from '@suite/kernel/records';
import type { OwnedRoute } from '@suite/loader/registry';
import { AppSilent } from '../token/token-bridge';
import { createAdmission, type AdmissionParts } from './admission';

const row = (name: string, over: Partial<OwnedRoute> = {}): OwnedRoute => ({
  app: 'remote-x',
  path: `/${name}`,
  name,
  title: name,
  files: [],
  ...over,
});
const video = row('Video');
const open = row('Agreement', { skipUserCheck: true });
const manage = row('ManageCourse', { line: 'management', marksCourse: true });
const manageExam = row('AnswerManage', { line: 'management' });

const management = { line: 'management' } as const;

const loginNeeded = (code = 10013) => new CallError('login', code, '');

function made(over: Partial<AdmissionParts> = {}, context: Context = 'messenger', returning = false) {
  const parts = {
    context,
    line: 'learner',
    login: {
      isReturning: () => returning,
      finish: jest.fn(async () => {
        returning = false;
        return 'in' as const;
      }),
      logIn: jest.fn(() => 'leaving' as const),
      toUnifiedLogin: jest.fn(() => 'leaving' as const),
    },
    appSaysWho: jest.fn(async () => undefined),
    readUser: jest.fn(async () => 7),
    markCourse: jest.fn(),
    onKnown: jest.fn(),
    isAtLogin: () => false,
    fetchToken: jest.fn(async () => undefined),
    reload: jest.fn(),
    bindPath: (from: OwnedRoute | undefined) => `/register-login?route=${from?.name}`,
    ...over,
  };
  return { parts, admission: createAdmission(parts as AdmissionParts) };
}

beforeEach(() => useSession.setState({ login: 'unknown', line: 'learner' }));

test('a page that skips the check makes no call and is drawn at once', async () => {
  const { parts, admission } = made();
  expect(admission.isAdmitted(open)).toBe(true);
  expect(await admission.admit(open)).toBe('in');
  expect(parts.readUser).not.toHaveBeenCalled();
  expect(useSession.getState().login).toBe('unknown');
});

test('a known visitor is asked for once', async () => {
  const { parts, admission } = made();
  expect(admission.isAdmitted(video)).toBe(false);
  expect(await Promise.all([admission.admit(video), admission.admit(video)])).toEqual(['in', 'in']);
  expect(parts.readUser).toHaveBeenCalledTimes(1);
  expect(useSession.getState()).toEqual({ login: 'in', line: 'learner', user: 7 });
  expect(admission.isAdmitted(row('Notes'))).toBe(true);
});

test('a phone that goes to a page of the other line loads a document of that line', async () => {
  const { parts, admission } = made({ readUser: async () => 90, ...management });
  for (const page of [manage, manageExam]) {
    expect(await admission.admit(page)).toBe('in');
    expect(useSession.getState()).toEqual({ login: 'in', line: 'management', user: 90 });
    expect(ownerHere()).toEqual({ line: 'management', user: 90 });
  }
  expect(await admission.admit(row('RegisterLogin', { app: 'host', skipUserCheck: true }))).toBe('in');
  expect(parts.reload).not.toHaveBeenCalled();
  for (const page of [video, open]) {
    expect(admission.isAdmitted(page)).toBe(false);
    expect(await admission.admit(page)).toBe('leaving');
  }
  expect(parts.reload).toHaveBeenCalledTimes(2);
  expect(useSession.getState()).toMatchObject({ line: 'management', user: 90 });
});

test('without a network the document stays, and the page of the other line can be tried again', async () => {
  const { parts, admission } = made({ readUser: async () => 90, ...management });
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(admission.admit(video)).rejects.toMatchObject({ kind: 'service' });
  expect(parts.reload).not.toHaveBeenCalled();
  line.mockRestore();
  expect(await admission.admit(video)).toBe('leaving');
  expect(parts.reload).toHaveBeenCalledTimes(1);
});

test('a visitor who is on the way to a login page sees no page', async () => {
  const readUser = jest.fn().mockRejectedValue(loginNeeded());
  const { parts, admission } = made({ readUser });
  expect(await admission.admit(video)).toBe('leaving');
  expect(parts.login.logIn).toHaveBeenCalledTimes(1);
  expect(admission.isAdmitted(video)).toBe(false);
});

test('20005 has redirected already, and in the app there is no redirect', async () => {
  const readUser = jest.fn().mockRejectedValue(loginNeeded(20005));
  for (const context of ['messenger', 'browser', 'desktop-messenger'] as const) {
    const { parts, admission } = made({ readUser }, context);
    expect(await admission.admit(video)).toBe('leaving');
    expect(parts.login.logIn).not.toHaveBeenCalled();
  }
  const { parts, admission } = made({ readUser }, 'shell');
  expect(await admission.admit(video)).toBe('leaving');
  expect(parts.login.logIn).toHaveBeenCalled();
});

test('any failure but a missing login is shown by the page, and the next try asks anew', async () => {
  const failure = new CallError('service', 0, 'GET /Index/index: status 502');
  const readUser = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue({});
  const { parts, admission } = made({ readUser });
  await expect(admission.admit(video)).rejects.toBe(failure);
  expect(parts.login.logIn).not.toHaveBeenCalled();
  expect(await admission.admit(video)).toBe('in');
});

describe('coming back from a login page', () => {
  test('the login is finished before any page is drawn, once', async () => {
    const { parts, admission } = made({}, 'browser', true);
    expect(admission.isAdmitted(open)).toBe(false);
    expect(await admission.admit(open)).toBe('in');
    expect(parts.login.finish).toHaveBeenCalledTimes(1);
    expect(parts.readUser).not.toHaveBeenCalled();
    await admission.admit(video);
    expect(parts.login.finish).toHaveBeenCalledTimes(1);
  });

  test('an open page is not drawn with the token of before while the answer of the login page is exchanged', async () => {
    let answer: (outcome: 'in') => void = () => undefined;
    const { parts, admission } = made();
    let returning = true;
    parts.login.isReturning = () => returning;
    parts.login.finish = jest.fn(() => {
      returning = false;
      return new Promise<'in'>((resolve) => (answer = resolve));
    });
    const entering = admission.admit(open);
    expect(admission.isAdmitted(open)).toBe(false);
    answer('in');
    await entering;
    expect(admission.isAdmitted(open)).toBe(true);
  });

  test('a visitor without a number is led away, and the login screens are open to them', async () => {
    let returning = true;
    const { parts, admission } = made();
    parts.login.isReturning = () => returning;
    parts.login.finish = jest.fn(async () => {
      returning = false;
      return 'leaving' as const;
    }) as never;
    expect(await admission.admit(video)).toBe('leaving');
    expect(parts.login.finish).toHaveBeenCalledWith('/register-login?route=Video');
    expect(parts.readUser).not.toHaveBeenCalled();
    expect(await admission.admit(row('RegisterLogin', { skipUserCheck: true }))).toBe('in');
  });
});

describe('the management line', () => {
  test('leaves its marker at every entry of the pages that ask for it, and at no other', () => {
    const { parts, admission } = made();
    [video, open, manageExam].forEach(admission.mark);
    expect(parts.markCourse).not.toHaveBeenCalled();
    [manage, manage].forEach(admission.mark);
    expect(parts.markCourse).toHaveBeenCalledTimes(2);
  });

  test('fetches the token that a login has opened before it asks for the visitor', async () => {
    const { parts, admission } = made({ isAtLogin: () => true, ...management });
    await admission.admit(manage);
    const orderOf = (part: unknown) => (part as jest.Mock).mock.invocationCallOrder[0] as number;
    expect(orderOf(parts.fetchToken)).toBeLessThan(orderOf(parts.readUser));
  });

  test('is the only one that fetches a token, and only for a visitor who was sent to a login page', async () => {
    const { parts, admission } = made({ isAtLogin: () => true });
    await admission.admit(video);
    expect(parts.fetchToken).not.toHaveBeenCalled();
    const other = made(management);
    await other.admission.admit(manage);
    expect(other.parts.fetchToken).not.toHaveBeenCalled();
  });

  test('leaves no mark in the app', () => {
    const { parts, admission } = made({}, 'shell');
    admission.mark(manage);
    expect(parts.markCourse).not.toHaveBeenCalled();
  });

  test.each(['ManageContractList', 'ManageSignContract', 'FaceVerify'])(
    '%s skips the check in the app only',
    async (name) => {
      const page = row(name, { line: 'management' });
      const inShell = made(management, 'shell');
      expect(inShell.admission.isAdmitted(page)).toBe(false);
      await inShell.admission.admit(page);
      expect(inShell.admission.isAdmitted(page)).toBe(true);
      expect(inShell.parts.appSaysWho).toHaveBeenCalledTimes(1);
      expect(inShell.parts.readUser).not.toHaveBeenCalled();
      const outside = made(management);
      await outside.admission.admit(page);
      expect(outside.parts.readUser).toHaveBeenCalledWith(false);
    },
  );
});

describe('an app that has not said who is here', () => {
  function silent(line: Line = 'learner') {
    const appSaysWho = jest.fn().mockRejectedValue(new AppSilent());
    return { ...made({ appSaysWho, line }, 'shell'), appSaysWho };
  }

  test.each([video, row('ManageSignContract', { line: 'management' })])(
    'lets nobody see $name',
    async (page) => {
      const { parts, admission, appSaysWho } = silent(page.line);
      await expect(admission.admit(page)).rejects.toThrow(AppSilent);
      expect(admission.isAdmitted(page)).toBe(false);
      expect(parts.readUser).not.toHaveBeenCalled();
      appSaysWho.mockResolvedValue(undefined);
      expect(await admission.admit(page)).toBe('in');
      expect(admission.isAdmitted(page)).toBe(true);
    },
  );

  test('is not waited for by a page that asks for nobody', async () => {
    const { admission } = silent();
    expect(admission.isAdmitted(open)).toBe(true);
    expect(await admission.admit(open)).toBe('in');
  });
});

describe('a session that ends in the middle', () => {
  test('is renewed once for all the calls that say so', async () => {
    const readUser = jest.fn().mockResolvedValueOnce({}).mockRejectedValue(loginNeeded());
    const { parts, admission } = made({ readUser });
    await admission.admit(video);
    await Promise.all([admission.renew(), admission.renew()]);
    expect(parts.login.logIn).toHaveBeenCalledTimes(1);
    expect(useSession.getState().login).toBe('unknown');
  });

  test('is checked by asking for the visitor: one refused call alone does not redirect', async () => {
    const { parts, admission } = made();
    await admission.admit(video);
    expect(await admission.renew()).toBe('in');
    expect(parts.login.logIn).not.toHaveBeenCalled();
  });

  test('is checked anew each time, and unknown until the answer is there', async () => {
    const { parts, admission } = made();
    await admission.admit(video);
    const renewing = admission.renew();
    expect(useSession.getState().login).toBe('unknown');
    expect(admission.isAdmitted(video)).toBe(false);
    await renewing;
    expect(parts.readUser).toHaveBeenLastCalledWith(true);
    await admission.renew();
    expect(parts.readUser).toHaveBeenCalledTimes(3);
  });

  test('can be forgotten: then the visitor is asked for again', async () => {
    const { parts, admission } = made();
    await admission.admit(video);
    admission.forget();
    expect(useSession.getState().login).toBe('unknown');
    expect(admission.isAdmitted(video)).toBe(false);
    await admission.admit(video);
    expect(parts.readUser).toHaveBeenCalledTimes(2);
  });

  test('does not start while a page is being entered', async () => {
    let answer: (user: number) => void = () => undefined;
    const readUser = jest.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    const { admission } = made({ readUser });
    const entering = admission.admit(video);
    await Promise.resolve();
    expect(await admission.renew()).toBe('leaving');
    answer(7);
    await entering;
    expect(readUser).toHaveBeenCalledTimes(1);
  });
});
