import type { ReactNode } from 'react';

/** The ground and the colours that all pictures share, so that they look drawn by one hand. */
export function Picture({ children }: { children: ReactNode }) {
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

/** A cloud that is crossed out. It comes with the page: without a network it could not be fetched. */
export const offline = (
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
