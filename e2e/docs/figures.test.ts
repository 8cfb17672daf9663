import { files, textOf } from './read-docs';

/** What a class of a score, a price or a streak is called. */
const figure = /\.(?:amount|coupon|origin|price|score|streak|total)$/;

/** Rules that set a font for a figure, and whose digits have widths of their own: `font` resets them. */
function uneven(file: string): string[] {
  const css = textOf(file).replace(/\/\*[^]*?\*\//g, '');
  return Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, selector = '', body = '']) => {
    const names = selector.split(',').map((one) => one.trim());
    const font = /(?:^|\s)font:[^;]+;/.exec(body);
    if (!font || !(font[0].includes('--font-price') || names.some((one) => figure.test(one)))) return [];
    const rest = body.slice(font.index);
    return rest.includes('font-variant-numeric: tabular-nums') ? [] : [`${file}: ${names.join(', ')}`];
  });
}

test('scores, prices and streaks have digits of one width wherever they stand', () => {
  const styles = files.filter((file) =>
    /^(?:host|remote-|shared\/(?:ui|features)).*\/src\/.*\.css$/.test(file),
  );
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.flatMap(uneven)).toEqual([]);
});
