import { policyOnThePhone, withScript } from './document';

test.each([
  ['<html><head><title>x</title></head>', '<html><head>S<title>x</title></head>'],
  ['<html><HEAD lang="zh"><script>1</script>', '<html><HEAD lang="zh">S<script>1</script>'],
  ['<header>no head</header>', 'S<header>no head</header>'],
  ['', 'S'],
])('in %j the script comes first', (html, expected) => {
  expect(withScript(html, '/b.js')).toBe(expected.replace('S', '<script src="/b.js"></script>'));
});

test('only what the phone needs is changed in a policy', () => {
  const policy =
    "default-src 'self'; script-src 'self' 'sha256-x'; img-src 'self' https:; frame-ancestors 'none'";
  expect(policyOnThePhone(policy, 'h/b.js').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x' h/b.js",
    "img-src 'self' data: blob:",
    "frame-ancestors 'self'",
    "media-src 'self' blob:",
  ]);
});

test('without a policy pictures still come from this machine alone', () => {
  expect(policyOnThePhone(undefined, 'h/b.js')).toContain("img-src 'self' data: blob:");
});
