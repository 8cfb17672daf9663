import { see } from './testing/visits';
import { watchPage } from './watch-page';

afterEach(() => jest.restoreAllMocks());

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test.each<[string, () => void, string[]]>([
  ['it is put out of sight', () => see('hidden'), ['leave']],
  ['it is in sight again', () => see('visible'), ['return']],
  ['it is left for another page', () => window.dispatchEvent(new Event('pagehide')), ['leave']],
  ['it comes back as it was', () => window.dispatchEvent(shown(true)), ['return']],
  ['it is shown for the first time', () => window.dispatchEvent(shown(false)), []],
  ['it goes on after it was frozen', () => document.dispatchEvent(new Event('resume')), ['return']],
  ['the window beside it was used', () => window.dispatchEvent(new Event('focus')), ['return']],
  ['the network is back', () => window.dispatchEvent(new Event('online')), ['online']],
  ['the network is gone', () => window.dispatchEvent(new Event('offline')), ['offline']],
])('when %s the listener is called, until it unsubscribes', (_, happen, told) => {
  const heard: string[] = [];
  const unwatch = watchPage({
    onLeave: () => heard.push('leave'),
    onReturn: () => heard.push('return'),
    onOnline: () => heard.push('online'),
    onOffline: () => heard.push('offline'),
  });
  happen();
  expect(heard).toEqual(told);
  unwatch();
  happen();
  expect(heard).toEqual(told);
});
