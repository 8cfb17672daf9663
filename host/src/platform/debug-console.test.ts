import { wantsConsole } from './debug-console';

test.each([
  ['https://m.test/?vconsole=on#/video', 'browser', 'prod', true],
  ['https://m.test/#/video?vconsole=on', 'messenger', 'prod', true],
  ['https://m.test/?vconsole=on&a=1', 'shell', 'prod', true],
  ['https://m.test/?vconsole=1', 'browser', 'dev', false],
  ['https://m.test/?vconsole=once', 'browser', 'dev', false],
  ['https://m.test/?novconsole=on', 'browser', 'dev', false],
  ['https://m.test/', 'shell', 'test', true],
  ['https://m.test/', 'shell', 'dev', true],
  ['https://m.test/', 'shell', 'prod', false],
  ['https://m.test/', 'messenger', 'test', false],
] as const)('%s in the %s of %s', (href, context, environment, wanted) => {
  expect(wantsConsole(href, context, environment)).toBe(wanted);
});
