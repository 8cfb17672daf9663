import { closeKeyboardGap } from './keyboard-gap';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) MicroMessenger/7.0.12';
const android = 'Mozilla/5.0 (Linux; Android 9) MicroMessenger/7.0.12';

const fields = () => Array.from(document.querySelectorAll('input'));

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  Object.assign(window, { scrollX: 0, scrollY: 420 });
  document.body.innerHTML = '<input><input>';
});
afterEach(() => jest.useRealTimers());

test('on Android nothing is scrolled when a field is left', () => {
  closeKeyboardGap(android);
  fields()[0]?.focus();
  fields()[0]?.blur();
  jest.runAllTimers();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('on iOS the page is scrolled to where it is once no field has the keyboard', () => {
  closeKeyboardGap(iPhone);
  fields()[0]?.focus();
  fields()[1]?.focus();
  jest.runAllTimers();
  expect(window.scrollTo).not.toHaveBeenCalled();
  fields()[1]?.blur();
  jest.runAllTimers();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 420);
});
