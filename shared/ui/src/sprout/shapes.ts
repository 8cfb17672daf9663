/** How far the school's mark has grown: a germ, two leaves, a seedling, a plant, a plant with its fruit. */
export type SproutStage = 0 | 1 | 2 | 3 | 4;

/** The colour of a part: the paints of `sprout.module.css` and of `drawSprout`. */
export type SproutTone = 'ground' | 'stem' | 'leaf' | 'fruit';

export interface SproutPart {
  tone: SproutTone;
  /** Path on a 200 wide square. */
  d: string;
}

/** The lessons and check-ins with which each stage begins. */
const begins = [1, 5, 15, 40];

/** The stage after so many lessons, tests or check-ins. It only grows: no day without one takes a leaf away. */
export const growthOf = (count: number): SproutStage =>
  begins.filter((from) => count >= from).length as SproutStage;

/** A leaf from where it leaves the stem; a negative size turns it to the right. */
export function leaf(x: number, y: number, size: number): string {
  const tall = Math.abs(size);
  const to = (...points: number[]) =>
    points.map((point, at) => Math.round(point * (at % 2 ? tall : size) * 10) / 10).join(' ');
  return `M${x} ${y}c${to(-2, -42, -32, -62, -74, -60)}c${to(0, 40, 30, 64, 74, 60)}z`;
}

/** Leaves from the lowest up, left and right in turn, and where the stem ends. */
const plants: readonly { top: number; leaves: readonly [y: number, size: number][] }[] = [
  {
    top: 148,
    leaves: [
      [152, 0.7],
      [150, -0.7],
    ],
  },
  {
    top: 116,
    leaves: [
      [124, 0.9],
      [116, -0.9],
    ],
  },
  {
    top: 80,
    leaves: [
      [100, 1.1],
      [84, -1.1],
    ],
  },
  {
    top: 64,
    leaves: [
      [142, 0.65],
      [130, -0.65],
      [82, 1],
      [68, -1],
    ],
  },
  {
    top: 34,
    leaves: [
      [142, 0.65],
      [130, -0.65],
      [88, 1],
      [74, -1],
    ],
  },
];

/** The parts of the mark at a stage, the farthest first. */
export function sproutParts(stage: SproutStage): SproutPart[] {
  const { top, leaves } = plants[stage]!;
  return [
    { tone: 'ground', d: 'M28 194c6-24 34-32 72-32s66 8 72 32z' },
    { tone: 'stem', d: `M94 184l4-${184 - top}h4l4 ${184 - top}z` },
    ...leaves.map(([y, size], at): SproutPart => ({ tone: at % 2 ? 'leaf' : 'stem', d: leaf(100, y, size) })),
    ...(stage === 4 ? [{ tone: 'fruit', d: 'M100 2a22 22 0 1 0 0 44a22 22 0 1 0 0-44z' } as const] : []),
  ];
}
