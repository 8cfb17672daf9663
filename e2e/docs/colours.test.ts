import { files, textOf } from './read-docs';

const TOKENS = 'shared/ui/src/tokens/tokens.css';
const tokensIn = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
/** The tokens of both themes in a style sheet. */
function themesIn(file: string): Record<string, Record<string, string>> {
  const [light = '', dark = ''] = textOf(file).split('prefers-color-scheme: dark');
  return { light: tokensIn(light), dark: { ...tokensIn(light), ...tokensIn(dark) } };
}
const themes = themesIn(TOKENS);

/** The red, green and blue of a token, which may be the name of another. */
function channels(tokens: Record<string, string>, name: string): number[] {
  const value = tokens[name] ?? '';
  const other = /^var\((.+)\)$/.exec(value)?.[1];
  if (other) return channels(tokens, other);
  const hex = /^#(\w{3}|\w{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is no opaque colour: ${value}`);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
}

const luminance = (rgb: number[]) =>
  rgb
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);

function contrast(tokens: Record<string, string>, one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other]
    .map((name) => luminance(channels(tokens, name)))
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['--color-page', '--color-card'];

test.each(Object.keys(themes).flatMap((theme) => grounds.map((ground) => [theme, ground])))(
  'in the %s theme the focus ring stands out from %s',
  (theme, ground) => {
    expect(contrast(themes[theme]!, '--color-focus', ground)).toBeGreaterThanOrEqual(3);
  },
);

const OPS = 'shared/release/src/ops/assets.ts';
const opsThemes = themesIn(OPS);
const opsTexts = ['--text', '--second', '--primary', '--bad', '--good', '--warn'];

test.each(Object.keys(opsThemes))('the pages of ops can be read in the %s theme', (theme) => {
  const on = (ground: string) => (text: string) => [text, ground];
  const pairs = [
    ...['--page', '--card'].flatMap((ground) => opsTexts.map(on(ground))),
    ...['--text', '--second', '--primary', '--bad'].map(on('--canary')),
    ...['--primary', '--bad', '--warn'].map((ground) => ['--on-colour', ground]),
  ];
  expect(textOf(OPS)).toContain('color-scheme: light dark');
  for (const [text = '', ground = ''] of pairs)
    expect([text, ground, contrast(opsThemes[theme]!, text, ground) >= 4.5]).toEqual([text, ground, true]);
});

test('styles take their colours from the tokens', () => {
  const styles = files.filter((file) =>
    /^(?:host|remote-|shared\/(?:ui|features)).*\/src\/.*\.css$/.test(file),
  );
  const own = styles.filter((file) => file !== TOKENS && /#[\da-f]{3,8}\b/i.test(textOf(file)));
  expect(styles.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});
