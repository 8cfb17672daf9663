/** What lies in the drawers, around the middle of each label; the seventh stands open. */
const signs = [
  'M-7 5h14M-5 5v-9l5-5 5 5v9',
  'M0-8a8 8 0 1 0 .1 0M0-4v5l4 2',
  'M-8 1a8 8 0 0 1 16 0zM0 1v7a3 3 0 0 0 5 0',
  'M-7-6h14v12H-7zM-7-1h14',
  'M0 8C-12-1-6-8 0-3c6-5 12 2 0 11z',
  'M-7 6l5-7 4 4 6-9',
  null,
  'M-6-7h12v14H-6zM-3-3h6M-3 1h6',
  'M0-8v16M-6-4h12M-8 4a3 3 0 0 0 6 0L-5-3zM2 4a3 3 0 0 0 6 0L5-3z',
  'M-8 6V0h4v6M-2 6v-9h4v9M4 6v-13h4V6',
  'M-5-2v-2a5 5 0 0 1 10 0v2M-7-2H7v9H-7z',
  'M-8-4h16v9H-8zM-8 0h16',
];

/** A cabinet with a drawer for each of twelve subjects: one stands open and shines. */
export function PremiumArt() {
  return (
    <svg viewBox="0 0 375 300" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <path d="M30 300V44h315v256z" fill="#2a1f13" />
      <path d="M22 34h331v14H22z" fill="#4b3822" />
      <path d="M22 34h331v4H22z" fill="#6f5433" />
      {signs.map((sign, at) =>
        sign ? (
          <g key={sign} transform={`translate(${42 + (at % 4) * 74} ${56 + Math.floor(at / 4) * 72})`}>
            <rect width="68" height="64" rx="3" fill="#3a2c1c" />
            <rect x="4" y="4" width="60" height="56" rx="2" stroke="#6a5030" />
            <rect x="20" y="10" width="28" height="24" rx="2" fill="#f3e3c3" />
            <path
              transform="translate(34 22)"
              d={sign}
              stroke="#6a4a1c"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path d="M26 44a8 8 0 0 0 16 0z" fill="#d8b26a" />
          </g>
        ) : null,
      )}
      <path d="M190 128h68v64h-68z" fill="#0b0805" />
      <path d="M196 156L150-10h150l-48 166z" fill="url(#premium-light)" />
      <path d="M206 164l8-34 22-4 6 38z" fill="#fff9ea" transform="rotate(-6 224 146)" />
      <path
        d="M218 136l14-2M217 144l17-2M216 152l19-2"
        stroke="#8a6420"
        strokeWidth="1.8"
        strokeLinecap="round"
        transform="rotate(-6 224 146)"
      />
      <path d="M182 158h84l8 16h-100z" fill="#5d4629" />
      <path d="M174 172h100v52H174z" fill="#4a3721" />
      <path d="M179 177h90v42h-90z" stroke="#8c6c40" />
      <rect x="204" y="182" width="40" height="18" rx="2" fill="#f3e3c3" />
      <path d="M210 191h28" stroke="#6a4a1c" strokeWidth="2" strokeLinecap="round" />
      <path d="M213 206a11 11 0 0 0 22 0z" fill="#e8c886" />
      <path d="M30 276h315v24H30z" fill="#1f170e" />
      <defs>
        <linearGradient id="premium-light" x1="224" y1="160" x2="224" y2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffdf9a" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  );
}
