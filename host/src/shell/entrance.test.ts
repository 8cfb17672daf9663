import { openAccount } from '@suite/loader/testing';
import { drawable, enterAhead, enterPage, type Entrance } from './entrance';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const page = () => null;

function made(over: { admitted?: boolean; outcome?: 'in' | 'leaving'; load?: () => Promise<never> } = {}) {
  const pages = { loaded: () => page, load: jest.fn(over.load ?? (async () => page)) };
  const admission = {
    isAdmitted: () => over.admitted ?? true,
    admit: jest.fn(async () => over.outcome ?? 'in'),
  };
  return { pages, admission, entrance: { pages, admission } as unknown as Entrance };
}

test('the page is loaded and the visitor checked at the same time', async () => {
  const { pages, admission, entrance } = made();
  const entering = enterPage(entrance, openAccount);
  expect(pages.load).toHaveBeenCalled();
  expect(admission.admit).toHaveBeenCalled();
  expect(await entering).toBe(page);
});

test('a visitor on the way to a login page sees neither a page nor an error', async () => {
  const { entrance } = made({ outcome: 'leaving', load: () => Promise.reject(new Error('gone')) });
  const seen = jest.fn();
  enterPage(entrance, openAccount).then(seen, seen);
  await settled();
  expect(seen).not.toHaveBeenCalled();
});

test('a page that was begun ahead is entered once, even when its visitor has been sent away by then', async () => {
  const { admission, entrance } = made({ outcome: 'leaving' });
  const seen = jest.fn();
  enterAhead(entrance, openAccount);
  await settled();
  enterPage(entrance, openAccount).then(seen, seen);
  await settled();
  expect(admission.admit).toHaveBeenCalledTimes(1);
  expect(seen).not.toHaveBeenCalled();
});

test('a page that was begun ahead is forgotten once another page is entered', async () => {
  const { admission, entrance } = made({ outcome: 'leaving' });
  enterAhead(entrance, openAccount);
  await settled();
  admission.admit.mockResolvedValue('in');
  expect(await enterPage(entrance, { ...openAccount, name: 'RegisterLogin' })).toBe(page);
  expect(await enterPage(entrance, openAccount)).toBe(page);
  expect(admission.admit).toHaveBeenCalledTimes(3);
});

test('a page is drawn at once when its code and the visitor are known', () => {
  expect(drawable(made().entrance, openAccount)).toBe(page);
  expect(drawable(made({ admitted: false }).entrance, openAccount)).toBeUndefined();
  expect(drawable(made().entrance, { ...openAccount, reloadOnce: true })).toBeUndefined();
});

test('a page that wants a fresh start is loaded after it, and not before', async () => {
  // The engine of the tests cannot reload.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState({ key: 'a' }, '', '/#/open-account');
  const { pages, entrance } = made();
  const seen = jest.fn();
  enterPage(entrance, { ...openAccount, reloadOnce: true }).then(seen, seen);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
  expect([location.hash, history.state]).toEqual(['#/open-account?reloaded=1', { key: 'a' }]);
  expect(pages.load).not.toHaveBeenCalled();
  expect(seen).not.toHaveBeenCalled();
  expect(await enterPage(entrance, { ...openAccount, reloadOnce: true })).toBe(page);
  history.replaceState(null, '', '/');
});
