import type { ReactNode } from 'react';
import { sproutParts, type SproutStage } from '../../sprout/shapes';

const card = 'var(--color-card)';
const tint = 'var(--color-primary-tint)';
const primary = 'var(--color-primary)';
const gold = 'var(--color-star)';
const green = 'var(--color-success)';

const paper = { fill: card, stroke: 'var(--color-border)', strokeWidth: 3, strokeLinejoin: 'round' } as const;
const words = { stroke: 'var(--color-line)', strokeWidth: 9, strokeLinecap: 'round' } as const;
const pen = { strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const shades = { ground: 0.2, stem: 1, leaf: 0.62, fruit: 1 } as const;

interface SproutAt {
  stage: SproutStage;
  x: number;
  y: number;
  /** Its size, of a picture 280 wide. */
  size: number;
}

/** The ground and the sprout that all scenes share, so that they look drawn by one hand. */
function Scene({ sprout: { stage, x, y, size }, children }: { sprout: SproutAt; children: ReactNode }) {
  return (
    <>
      <ellipse cx="140" cy="184" rx="112" ry="14" fill={tint} />
      {children}
      <g transform={`translate(${x} ${y}) scale(${size / 200})`}>
        {sproutParts(stage)
          .filter(({ tone }) => tone !== 'ground')
          .map(({ tone, d }) => (
            <path key={d} fill={tone === 'fruit' ? gold : green} opacity={shades[tone]} d={d} />
          ))}
      </g>
    </>
  );
}

/** A sheet with a line to sign, and a pen. */
const contract = (
  <Scene sprout={{ stage: 2, x: 168, y: 100, size: 92 }}>
    <path d="M70 36h82l26 26v114a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8z" {...paper} />
    <path d="M152 36v18a8 8 0 0 0 8 8h18z" {...paper} fill={tint} />
    <path d="M86 74h48M86 98h66M86 122h44" {...words} />
    <path d="M88 158c10-16 18-16 18-4s8 8 14 0 10-2 16 2h16" fill="none" stroke={primary} {...pen} />
  </Scene>
);

/** A ticket, torn off half. */
const coupon = (
  <Scene sprout={{ stage: 2, x: 20, y: 92, size: 100 }}>
    <path
      d="M92 66h128a10 10 0 0 1 10 10v20a18 18 0 0 0 0 36v20a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10v-20a18 18 0 0 0 0-36V76a10 10 0 0 1 10-10z"
      {...paper}
    />
    <path d="M164 80v68" stroke={primary} strokeWidth="4" strokeDasharray="4 12" strokeLinecap="round" />
    <path d="M116 102h38M116 126h22" {...words} />
    <path
      d="M190 98l4.700 10.600 11.500 1.200-8.600 7.700 2.400 11.300-10-5.800-10 5.800 2.400-11.300-8.600-7.700 11.500-1.200z"
      fill={gold}
    />
  </Scene>
);

/** A medal on its ribbon. */
const medal = (
  <Scene sprout={{ stage: 4, x: 170, y: 74, size: 118 }}>
    <path
      d="M84 28h26l22 56-22 12zM160 28h-26l-22 56 22 12z"
      fill={tint}
      stroke={primary}
      {...pen}
      strokeWidth="3"
    />
    <circle cx="122" cy="130" r="48" {...paper} />
    <circle cx="122" cy="130" r="35" fill={gold} opacity=".25" />
    <path d="M104 131l13 13 25-27" fill="none" stroke={gold} {...pen} strokeWidth="9" />
  </Scene>
);

/** Books, of which one lies open under a sprout: the ledger of the finance course. */
const books = (
  <Scene sprout={{ stage: 3, x: 85, y: 8, size: 110 }}>
    <rect x="62" y="150" width="156" height="32" rx="6" fill={primary} />
    <path d="M78 166h96" stroke={card} strokeWidth="6" strokeLinecap="round" opacity=".6" />
    <path d="M140 148c-22-15-52-16-84-8v-34c32-8 62-7 84 8 22-15 52-16 84-8v34c-32-8-62-7-84 8z" {...paper} />
    <path d="M140 114v33" stroke="var(--color-border)" strokeWidth="3" />
    <path d="M74 122c16-2 32-1 46 4M160 126c14-5 30-6 46-4" {...words} strokeWidth="6" fill="none" />
  </Scene>
);

/** Two who talk. */
const chat = (
  <Scene sprout={{ stage: 1, x: 30, y: 106, size: 86 }}>
    <path
      d="M70 40h100a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-66l-22 20v-20H70a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14z"
      {...paper}
    />
    <path d="M82 66h76M82 84h44" {...words} />
    <path
      d="M132 118h84a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14v16l-18-16h-66a14 14 0 0 1-14-14v-26a14 14 0 0 1 14-14z"
      fill={primary}
    />
    <path d="M146 146h.1M174 146h.1M202 146h.1" stroke={card} strokeWidth="11" strokeLinecap="round" />
  </Scene>
);

const coins = (x: number, count: number) =>
  Array.from({ length: count }, (_, at) => (
    <rect
      key={at}
      x={x}
      y={168 - at * 18}
      width="76"
      height="16"
      rx="8"
      fill={gold}
      opacity={at % 2 ? 0.55 : 0.9}
    />
  ));

/** Coins, of which one pile bears a sprout. */
const money = (
  <Scene sprout={{ stage: 2, x: 60, y: 46, size: 88 }}>
    {coins(66, 3)}
    {coins(150, 5)}
    <circle cx="188" cy="64" r="24" fill={card} stroke={gold} strokeWidth="6" />
    <path d="M180 54l8 9 8-9M188 63v14M181 68h14" fill="none" stroke={gold} {...pen} strokeWidth="4" />
  </Scene>
);

/** What stands over the words of an empty page; it comes after them, so that no page waits for it. */
export const scenes = { contract, coupon, medal, books, chat, money };
