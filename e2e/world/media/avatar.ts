import { createHash } from 'node:crypto';

/** A drawn portrait, always the same for a key. */
export function avatarSvg(key: string): string {
  const [hue = 0, skin = 0, hair = 0, shape = 0] = createHash('sha256').update(key).digest();
  const face = ['#f6d3b8', '#f0c6a4', '#e9bb96', '#f8dcc6'][skin % 4];
  const dark = ['#2b2a33', '#3a2c28', '#4a3728', '#22262e'][hair % 4];
  const background = `hsl(${(hue * 360) >> 8} 48% 82%)`;
  const clothes = `hsl(${((hue * 360) >> 8) + 20} 42% 52%)`;
  const tops = [
    `<path d="M30 46c-2-18 8-28 20-28s22 10 20 28c-4-8-8-12-20-12s-16 4-20 12z" fill="${dark}"/>`,
    `<path d="M28 62c-4-30 6-44 22-44s26 14 22 44l-6 2c2-18-2-26-16-26s-18 8-16 26z" fill="${dark}"/>`,
    `<path d="M30 44c0-16 8-26 20-26 14 0 22 10 20 27-6-3-9-7-11-12-6 6-16 10-29 11z" fill="${dark}"/>`,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${background}"/>` +
    `<path d="M16 100c2-20 16-28 34-28s32 8 34 28z" fill="${clothes}"/>` +
    `<path d="M43 62h14v12c0 4-14 4-14 0z" fill="${face}"/>` +
    `<ellipse cx="50" cy="48" rx="18" ry="20" fill="${face}"/>${tops[shape % 3]}` +
    `<circle cx="43" cy="50" r="1.8" fill="#2b2a33"/><circle cx="57" cy="50" r="1.8" fill="#2b2a33"/>` +
    `<path d="M45 58q5 4 10 0" fill="none" stroke="#b5655a" stroke-width="2" stroke-linecap="round"/></svg>`
  );
}
