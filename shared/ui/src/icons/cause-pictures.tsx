import type { ReactNode } from 'react';

/** The ground and the colours that all pictures share, so that they look drawn by one hand. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 280 210" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="140" cy="184" rx="108" ry="14" fill="#E9EDF6" />
      <circle cx="46" cy="62" r="6" fill="#DCE5FB" />
      <circle cx="238" cy="46" r="9" fill="#EAF0FF" />
      <path d="M228 96l5 5m0-5l-5 5M60 118h8m-4-4v8" stroke="#B9CAF5" strokeWidth="3" strokeLinecap="round" />
      {children}
    </svg>
  );
}

const paper = { fill: '#fff', stroke: '#C4D3F8', strokeWidth: 3, strokeLinejoin: 'round' } as const;
const pen = { stroke: '#2457D6', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A sheet and a magnifying glass. */
const nothing = (
  <Picture>
    <path d="M84 40h88l24 24v112a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8z" {...paper} />
    <path d="M172 40v16a8 8 0 0 0 8 8h16z" {...paper} fill="#DCE5FB" />
    <path d="M106 84h60M106 106h68M106 128h36" stroke="#DCE5FB" strokeWidth="9" strokeLinecap="round" />
    <circle cx="180" cy="144" r="25" fill="#fff" stroke="#2457D6" strokeWidth="6" />
    <path d="M198 163l19 19" {...pen} strokeWidth="9" />
    <path d="M168 142a13 13 0 0 1 9-9" stroke="#B9CAF5" strokeWidth="4" strokeLinecap="round" />
  </Picture>
);

/** A calendar with a day marked, and a clock. */
const notYet = (
  <Picture>
    <rect x="70" y="52" width="124" height="126" rx="12" {...paper} />
    <path d="M70 84V64a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v20z" fill="#2457D6" />
    <path d="M102 42v20m60-20v20" stroke="#C4D3F8" strokeWidth="8" strokeLinecap="round" />
    <path
      d="M92 106h12m22 0h12m22 0h12M92 130h12m22 0h12M92 154h12"
      stroke="#DCE5FB"
      strokeWidth="12"
      strokeLinecap="round"
    />
    <circle cx="186" cy="150" r="34" fill="#fff" stroke="#2457D6" strokeWidth="6" />
    <path d="M186 132v19l12 9" {...pen} strokeWidth="6" />
  </Picture>
);

/** A lesson on a screen, with a ticket for a trial. */
const notBought = (
  <Picture>
    <rect x="58" y="46" width="148" height="104" rx="12" {...paper} />
    <path d="M58 132h148v6a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12z" fill="#DCE5FB" />
    <path d="M112 150l-8 30h56l-8-30z" fill="#C4D3F8" />
    <path d="M118 70v40l34-20z" fill="#2457D6" stroke="#2457D6" strokeWidth="6" strokeLinejoin="round" />
    <path
      d="M150 124h76a6 6 0 0 1 6 6v10a11 11 0 0 0 0 22v10a6 6 0 0 1-6 6h-76a6 6 0 0 1-6-6v-10a11 11 0 0 0 0-22v-10a6 6 0 0 1 6-6z"
      fill="#2457D6"
      stroke="#fff"
      strokeWidth="5"
    />
    <path d="M172 142v18m16-18v18m16-18v18" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
  </Picture>
);

/** A signpost whose board has come loose. */
const gone = (
  <Picture>
    <path d="M132 62h16v122h-16z" fill="#C4D3F8" />
    <path d="M84 54h98l24 22-24 22H84a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z" {...paper} />
    <path d="M100 76h54" stroke="#DCE5FB" strokeWidth="9" strokeLinecap="round" />
    <path d="M108 122l88-20a7 7 0 0 1 8 5l6 24a7 7 0 0 1-5 8l-88 20-25-13z" fill="#2457D6" />
    <path d="M132 134l48-11" stroke="#fff" strokeWidth="8" strokeLinecap="round" opacity=".7" />
    <circle cx="140" cy="76" r="4" fill="#2457D6" />
    <path
      d="M96 186c4-12 8-16 16-20m-16 20c-2-10-6-14-12-16"
      stroke="#B9CAF5"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </Picture>
);

/** A list that is done, with a seal. */
const allDone = (
  <Picture>
    <rect x="78" y="40" width="112" height="144" rx="10" {...paper} />
    <path d="M128 78h42M128 110h42M128 142h20" stroke="#DCE5FB" strokeWidth="9" strokeLinecap="round" />
    <path d="M96 77l7 7 12-13M96 109l7 7 12-13M96 141l7 7 12-13" {...pen} strokeWidth="6" />
    <circle cx="188" cy="148" r="31" fill="#2457D6" stroke="#fff" strokeWidth="5" />
    <path
      d="M174 149l10 10 19-20"
      stroke="#fff"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Picture>
);

/** A screen that is out of order. */
const failed = (
  <Picture>
    <rect x="62" y="50" width="156" height="112" rx="12" fill="#fff" stroke="#C4D3F8" strokeWidth="3" />
    <path d="M62 76h156V62a12 12 0 0 0-12-12H74a12 12 0 0 0-12 12z" fill="#DCE5FB" />
    <circle cx="78" cy="63" r="4" fill="#fff" />
    <circle cx="92" cy="63" r="4" fill="#fff" />
    <path d="M126 184l4-22h20l4 22z" fill="#C4D3F8" />
    <path d="M118 102v10m44-10v10" stroke="#2457D6" strokeWidth="7" strokeLinecap="round" />
    <path d="M120 142c10-14 30-14 40 0" stroke="#2457D6" strokeWidth="6" strokeLinecap="round" />
  </Picture>
);

/** A cloud that is crossed out. */
const offline = (
  <Picture>
    <path
      d="M92 158a34 34 0 0 1-5-67.6 53 53 0 0 1 102-8A38 38 0 0 1 192 158z"
      fill="#fff"
      stroke="#C4D3F8"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d="M112 116a42 42 0 0 1 56 0M124 130a25 25 0 0 1 32 0"
      stroke="#DCE5FB"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <circle cx="140" cy="144" r="6" fill="#2457D6" />
    <path d="M104 70l78 98" stroke="#fff" strokeWidth="16" strokeLinecap="round" />
    <path d="M104 70l78 98" stroke="#2457D6" strokeWidth="7" strokeLinecap="round" />
  </Picture>
);

/** The pictures that say why a page is empty; they come after the words, so that no page waits for them. */
export const causePictures = { nothing, notYet, notBought, gone, allDone, failed, offline };
