import { overrideOf } from './override';

const allowed = { versions: ['*-pr*', '2.0.0'], origins: ['https://preview.example'] };

test('a version of an allowed form is found beside the live one', () => {
  expect(overrideOf('remote-exams@1.5.0-pr12', allowed)).toEqual({
    app: 'remote-exams',
    version: '1.5.0-pr12',
    origin: '',
    manifest: '/releases/remote-exams/1.5.0-pr12/release.json',
  });
});

test('an allowed origin serves it in its own place', () => {
  expect(overrideOf('host@2.0.0@https://preview.example', allowed)?.manifest).toBe(
    'https://preview.example/releases/host/2.0.0/release.json',
  );
});

test('on the developer’s own machine the origin may be insecure', () => {
  const local = { ...allowed, origins: ['http://127.0.0.1:8080'] };
  expect(overrideOf('remote-exams@2.0.0@http://127.0.0.1:8080', local)?.origin).toBe('http://127.0.0.1:8080');
});

test.each([
  'remote-exams@1.5.0',
  'remote-Exams@2.0.0',
  'remote-exams@12.0.0',
  'remote-exams@2.0.0.1',
  'remote-exams@2x0.0',
  'remote-exams',
  '../remote-exams@2.0.0',
  'remote-exams@1.0.0-pr/../../x',
  'remote-exams@2.0.0@https://evil.example',
  'remote-exams@2.0.0@https://preview.example.evil.example',
  'remote-exams@2.0.0@https://preview.example/path',
  'remote-exams@2.0.0@javascript:alert(1)',
])('%s is not allowed', (value) => {
  expect(overrideOf(value, allowed)).toBeUndefined();
});

test.each(['*', '1.*', '*.*', '*-*', '1.4.*', '1.4.0*', '1.4.0-*', '*-s*'])(
  'a form as wide as %s, which releases of production have too, allows nothing',
  (form) => {
    const wide = { versions: [form], origins: [] };
    for (const version of ['1.4.0', '1.4.0-src.h12345678'])
      expect(overrideOf(`remote-exams@${version}`, wide)).toBeUndefined();
  },
);

test('a registry that allows no overrides takes none', () => {
  expect(overrideOf('remote-exams@1.5.0-pr12', undefined)).toBeUndefined();
});
