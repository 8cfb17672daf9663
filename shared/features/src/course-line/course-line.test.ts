import { diplomaLink } from '.';

test.each([
  ['finance', '/myinfo/diploma'],
  ['reform', '/myinfo/diploma'],
  ['advanced', '/myinfo/diploma/advanced'],
  ['investment', '/myinfo/diploma/investment'],
] as const)('the diploma of %s is at %s', (line, link) => {
  expect(diplomaLink(line)).toBe(link);
});
