import { createHash } from 'node:crypto';
import type { Registry } from '@suite/loader/registry';
import { contentSecurity, documentHeaders, inlineScriptHashes } from './content-security';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each([
  ['a script', '<script>let a = 1;</script>', ['let a = 1;']],
  ['a script with white space around it', '<script>\n  let a;\n</script>', ['\n  let a;\n']],
  ['Chinese in a script', '<script>let a = "网络";</script>', ['let a = "网络";']],
  ['several scripts', '<script>1</script><p></p><SCRIPT>2</SCRIPT>', ['1', '2']],
  ['one script twice', '<script>1</script><script>1</script>', ['1']],
  ['a module', '<script type="module">1</script>', ['1']],
  ['an import map', '<script type="importmap">{}</script>', ['{}']],
  ['an old type', "<script type='text/javascript'>1</script>", ['1']],
  ['line ends of Windows', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['a file', '<script src="/x.js"></script>', []],
  ['a block of data', '<script type="application/json" id="x">{"a":1}</script>', []],
  ['linked data', '<script type=application/ld+json>{}</script>', []],
  ['a script in a comment', '<!-- <script>1</script> --><script>2</script>', ['2']],
  ['a comment that opens a script', '<!-- <script> --><script>2</script>', ['2']],
  ['a script that speaks of comments', '<script>"<!--"</script><script>2</script><!-- -->', ['"<!--"', '2']],
  ['nothing', '<p>no script</p>', []],
])('of %s the right text is hashed', (_, html, codes) => {
  expect(inlineScriptHashes(html)).toEqual(codes.map(hashOf));
});

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)) as [string, string][]);

const policyAt = (html: string, host: string) =>
  directives(
    documentHeaders(contentSecurity(["'self'"], {})(html, {}), host)['content-security-policy'] as string,
  );

test('only own files and the hashed scripts may run, and nothing leaves by a picture', () => {
  const policy = policyAt('<script>1</script>', 'learn.example:8080');
  expect(policy).toMatchObject({
    'script-src': `learn.example:8080/releases/ ${hashOf('1')}`,
    'worker-src': 'learn.example:8080/releases/ blob:',
    'default-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|upgrade-insecure-requests/);
  expect(policy['script-src']).not.toContain('unsafe-inline');
});

test('more sources are added where they are named, and nowhere else', () => {
  const policy = directives(
    contentSecurity(['https://shop.example'], {
      script: ['https://sdk.example'],
      connect: ['https://api.example', 'wss://live.example'],
      form: ['https://pay.example'],
      frame: ['https://sign.example'],
      image: ['https://pictures.example'],
    })('', {}),
  );
  expect(policy).toMatchObject({
    'script-src': "'self' https://sdk.example",
    'connect-src': "'self' https://api.example wss://live.example",
    'form-action': "'self' https://pay.example",
    'frame-src': "'self' https://sign.example",
    'frame-ancestors': 'https://shop.example',
    'img-src': "'self' data: blob: https://pictures.example",
  });
});

test('what the registry names is added by itself', () => {
  const site = {
    cdn: 'https://cdn.example/suite/',
    errorDsn: 'https://key@errors.example/1',
    analyticsUrl: 'https://count.example/collect',
  };
  const overrides = { versions: ['*-pr*'], origins: ['https://preview.example'] };
  const policy = contentSecurity(["'self'"], { connect: ['https://media.example'] });
  const files = 'https://cdn.example/suite/releases/ https://preview.example/releases/';
  const named = { site, overrides } as Pick<Registry, 'site' | 'overrides'>;
  expect(directives(policy('', named))).toMatchObject({
    'script-src': `'self' ${files}`,
    'style-src': `'self' 'unsafe-inline' ${files}`,
    'font-src': `'self' data: ${files}`,
    'connect-src': `'self' https://media.example ${files} https://errors.example https://count.example`,
    'frame-src': "'self'",
  });
  const own = { site: { cdn: '/' } } as typeof named;
  expect(directives(policy('', own))['script-src']).toBe("'self'");
});

test.each(['learn.example/ *', "a'; script-src *", '[::1]:80', ''])(
  'a host %j, which a policy cannot name, leaves the own origin',
  (host) => {
    expect(policyAt('', host)['script-src']).toBe("'self'");
  },
);

test.each(["'unsafe-eval'", "'wasm-unsafe-eval'", 'a; script-src *', 'a b', 'a,b', ''])(
  'a source %j is refused at once',
  (source) => {
    expect(() => contentSecurity(["'self'"], { script: [source] })).toThrow(/cannot be a source/);
    expect(() => contentSecurity([source], {})).toThrow(/cannot be a source/);
  },
);
