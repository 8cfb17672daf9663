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

/** Something could not be loaded. */
export function PictureFailed() {
  return (
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
}
