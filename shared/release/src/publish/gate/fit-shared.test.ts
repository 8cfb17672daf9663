import { misfitOf, serves } from './check-fit';

test.each([
  ['18.3.1', '18.3.1', true],
  ['18.3.1', '18.2.0', true],
  ['18.3.1', '18.3.0', true],
  ['18.2.0', '18.3.1', false],
  ['18.3.0', '18.3.1', false],
  ['19.0.0', '18.3.1', false],
  ['17.0.2', '18.3.1', false],
  ['0.1.4', '0.1.0', true],
  ['0.1.0', '0.1.4', false],
  ['0.2.0', '0.1.0', false],
  ['0.0.2', '0.0.1', false],
  ['18.12.0', '18.3.10', true],
  ['18.3.12', '18.3.2', true],
  ['18.3.2', '18.3.12', false],
  ['18.3.1+a', '18.3.1', true],
  ['0.1.4+a', '0.1.4', true],
  ['v18.3.2', '18.3.1', false],
  ['1.0.0-rc.1', '1.0.0-rc.1', true],
  ['1.0.0-rc.2', '1.0.0-rc.1', false],
  ['1.0.0', '1.0.0-rc.1', false],
  ['latest', '1.0.0', false],
])('a host with %s serves what was built against %s: %s', (has, needs, expected) => {
  expect(serves(has, needs)).toBe(expected);
});

test('the first module that does not fit is named', () => {
  const has = { react: '18.3.1', kernel: '0.1.0' };
  expect(misfitOf({ react: '18.2.0', kernel: '0.1.0' }, has)).toBeUndefined();
  expect(misfitOf({ react: '18.2.0', kernel: '0.2.0' }, has)).toEqual({
    module: 'kernel',
    needs: '0.2.0',
    has: '0.1.0',
  });
  expect(misfitOf({ constructor: '1.0.0' }, has)).toEqual({
    module: 'constructor',
    needs: '1.0.0',
    has: 'none',
  });
  expect(misfitOf({}, has)).toBeUndefined();
});
