/** A certificate with a photo and a ribbon. */
export function PictureCertificate() {
  return (
    <svg viewBox="0 0 200 160" fill="none" aria-hidden="true" focusable="false">
      <rect x="34" y="8" width="122" height="144" rx="10" fill="#fff" />
      <rect
        x="44"
        y="18"
        width="102"
        height="124"
        rx="4"
        stroke="currentColor"
        strokeWidth="2"
        opacity="0.4"
      />
      <rect x="66" y="28" width="58" height="8" rx="4" fill="currentColor" />
      <rect x="80" y="46" width="30" height="38" rx="3" fill="currentColor" opacity="0.18" />
      <circle cx="95" cy="60" r="7" fill="currentColor" opacity="0.55" />
      <path d="M83 84c0-10 5-14 12-14s12 4 12 14z" fill="currentColor" opacity="0.55" />
      <g fill="currentColor" opacity="0.25">
        <rect x="58" y="94" width="74" height="6" rx="3" />
        <rect x="58" y="106" width="74" height="6" rx="3" />
        <rect x="58" y="118" width="40" height="6" rx="3" />
      </g>
      <path d="M126 124l-5 30 15-8 15 8-5-30z" fill="currentColor" opacity="0.55" />
      <circle cx="136" cy="118" r="18" fill="currentColor" />
      <path
        d="M128 118l6 6 10-11"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
