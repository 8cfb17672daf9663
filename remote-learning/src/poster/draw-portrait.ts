import type { Learner } from '@suite/api';
import type { Pen } from '@suite/ui/poster';

/** Draws a learner's portrait; if the picture does not load, the first character of the name. */
export async function drawPortrait(
  pen: Pen,
  { nickname, avatar }: Pick<Learner, 'nickname' | 'avatar'>,
  { x, y, size }: { x: number; y: number; size: number },
): Promise<void> {
  const disc = { x, y, width: size, height: size, radius: size / 2 };
  pen.box({ ...disc, fill: '--color-primary-tint' });
  try {
    await pen.picture(avatar, disc);
  } catch {
    const sign = Array.from(nickname)[0] ?? '';
    const font = { size: size * 0.45, line: size, weight: 600, color: '--color-primary' } as const;
    pen.text(sign, { x, y, width: size, align: 'center', lines: 1, ...font });
  }
}
