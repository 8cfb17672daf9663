import { scenes } from './scenes';
import { scenesFor } from './topics';

/** `wide` for lessons and the player, `tall` for books, `square` for small tiles, `poster` for a poster's head. */
export type CoverShape = 'wide' | 'tall' | 'square' | 'poster';

export interface CoverSubject {
  /** Its words choose the scene. */
  title: string;
  /** A number that stays the same, such as an id: neighbours get other colours and another composition. */
  seed: number;
  shape?: CoverShape;
  /** A length or a sign lies over the lower right corner: the art stands on the left. */
  isBadged?: boolean;
}

type Look = readonly [
  ground: string,
  shape: string,
  body: string,
  highlight: string,
  spark: string,
  shade: string,
];

/** Colour pairs beside the primary one, each once deep and once light. */
const looks: readonly Look[] = [
  ['#2457d6', '#1f4cbd', '#9db9ff', '#ffffff', '#ffd166', '#163a94'],
  ['#fff1dc', '#ffe4bd', '#f2a541', '#ffffff', '#2457d6', '#b25e09'],
  ['#0d7a58', '#0b6a4d', '#8fdcbc', '#ffffff', '#ffd166', '#06492f'],
  ['#eaf0ff', '#d9e4ff', '#7ea1f7', '#ffffff', '#ff9f43', '#2457d6'],
  ['#4b3fae', '#41369b', '#bdb4ff', '#ffffff', '#ffb84d', '#2d2478'],
  ['#e2f5ec', '#ccecdd', '#52b98a', '#ffffff', '#ffb84d', '#067a3e'],
  ['#b0562a', '#9c4a22', '#ffc9a3', '#ffffff', '#ffe08a', '#6d3013'],
  ['#f0edff', '#e1dcff', '#8d80e6', '#ffffff', '#ff9f43', '#4b3fae'],
  ['#0f6f8c', '#0c5f79', '#92d7ea', '#ffffff', '#ffd166', '#073f51'],
  ['#ffeceb', '#ffdad7', '#f08b82', '#ffffff', '#2457d6', '#b3382f'],
];

const sizes: Record<CoverShape, readonly [width: number, height: number]> = {
  wide: [640, 360],
  tall: [300, 400],
  square: [400, 400],
  poster: [750, 750],
};

/** What lies behind the art: circles, hills, a band, rings. */
const grounds = [
  (w: number, h: number) =>
    `<circle cx="${w}" cy="${h}" r="${h * 0.78}"/><circle cx="${w * 0.12}" r="${h * 0.34}"/>`,
  (w: number, h: number) =>
    `<path d="M0 ${h * 0.78}Q${w * 0.3} ${h * 0.5} ${w * 0.58} ${h * 0.76}T${w} ${h * 0.62}V${h}H0z"/><circle cx="${w * 0.2}" cy="${h * 0.24}" r="${h * 0.11}"/>`,
  (w: number, h: number) => `<path d="M${w * 0.5} 0H${w}V${h}H${w * 0.28}z"/>`,
  (w: number, h: number) =>
    `<g fill="none" stroke-width="${h * 0.09}"><circle cx="${w * 0.74}" cy="${h * 0.5}" r="${h * 0.46}"/><circle cx="${w * 0.74}" cy="${h * 0.5}" r="${h * 0.66}"/><circle cx="${w * 0.74}" cy="${h * 0.5}" r="${h * 0.86}"/></g>`,
];

/** Where the art stands: always beside the middle and above the lower edge, where a play button and a length lie. */
function placeOf(shape: CoverShape, turn: number, isLeft: boolean): string {
  const shift = turn % 4;
  if (shape === 'wide') return `translate(${isLeft ? 36 : 376 + shift * 6} ${34 + shift * 5})scale(1.1)`;
  if (shape === 'poster') return `translate(${400 + shift * 10} 230)scale(1.4)`;
  if (shape === 'tall') return `translate(${74 + shift * 4} 164)`;
  return `translate(${164 + shift * 4} 156)scale(1.05)`;
}

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** Two titles under one scene list begin at different scenes. */
const hashOf = (title: string) =>
  [...String(title)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** A cover of our own as SVG: always the same for a subject. */
export function coverSvg({ title, seed, shape = 'wide', isBadged }: CoverSubject): string {
  const [width, height] = sizes[shape];
  const turn = Math.abs(Math.trunc(seed)) || hashOf(title);
  const [ground, back, body, highlight, spark, shade] = at(looks, turn);
  const scene: readonly string[] = scenes[at(scenesFor(title), Math.floor(turn / 2) + hashOf(title))];
  const paints: Record<string, string> = { a: body, b: highlight, c: spark, d: shade };
  const art = scene.map((part) => {
    const [letter = 'a', d] = [part[0], part.slice(1)];
    const paint = paints[letter.toLowerCase()];
    return letter > 'Z'
      ? `<path fill="${paint}" d="${d}"/>`
      : `<path fill="none" stroke="${paint}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
  });
  // Some wide pictures have their art on the left. It is moved and not mirrored: a growth curve must not fall.
  const isLeft = shape === 'wide' && (isBadged || turn % 3 === 2);
  const flip = isLeft ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="${back}" stroke="${back}" stroke-width="0"${flip}>${at(grounds, Math.floor(turn / 3))(width, height)}</g>` +
    `<g transform="${placeOf(shape, turn, isLeft)}">${art.join('')}</g></svg>`
  );
}

/** The same as an address. */
export const coverAddress = (subject: CoverSubject): string =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg(subject))}`;
