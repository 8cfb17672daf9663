import { isNetworkFailure, withRetries } from './retries';

test.each([
  ['no answer came', { code: 'ERR_NETWORK' }, true],
  ['an answer came that the page may not read', { code: 'ERR_NETWORK', response: { status: 0 } }, false],
  ['a status came', { code: 'ERR_BAD_RESPONSE', response: { status: 502 } }, false],
  ['it took too long', { code: 'ECONNABORTED' }, false],
  ['the page gave it up', { code: 'ERR_CANCELED' }, false],
])('when %s', (_, error, lost) => {
  expect(isNetworkFailure(error)).toBe(lost);
});

test('only calls that failed in the network are sent again', async () => {
  const send = jest.fn(() => Promise.reject({ code: 'ECONNABORTED' }));
  await expect(withRetries(send)).rejects.toEqual({ code: 'ECONNABORTED' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a phone that says that it is offline fails at once, and pages ask again once it is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = jest.fn(() => Promise.reject({ code: 'ERR_NETWORK' }));
  await expect(withRetries(send)).rejects.toEqual({ code: 'ERR_NETWORK' });
  expect(send).toHaveBeenCalledTimes(1);
  online.mockRestore();
});
