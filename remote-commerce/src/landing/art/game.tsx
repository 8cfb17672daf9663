/** A chess knight among stacks of coins on a board, and a die. */
export function GameArt() {
  return (
    <svg viewBox="0 0 375 442" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <circle cx="96" cy="120" r="92" fill="#7158e8" />
      <path
        d="M30 60h.1M172 40h.1M20 214h.1M196 196h.1M352 330h.1M150 84h.1"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeOpacity=".7"
      />
      <path d="M14 335l174 99 174 -99v18l-174 99 -174 -99z" fill="#241a5e" />
      <path d="M188 232l182 103 -182 103 -182 -103z" fill="#3a2b99" />
      <path
        d="M188 236l29 16.5 -29 16.5 -29 -16.5zM246 269l29 16.5 -29 16.5 -29 -16.5zM304 302l29 16.5 -29 16.5 -29 -16.5zM188 269l29 16.5 -29 16.5 -29 -16.5zM246 302l29 16.5 -29 16.5 -29 -16.5zM304 335l29 16.5 -29 16.5 -29 -16.5zM130 269l29 16.5 -29 16.5 -29 -16.5zM188 302l29 16.5 -29 16.5 -29 -16.5zM246 335l29 16.5 -29 16.5 -29 -16.5zM130 302l29 16.5 -29 16.5 -29 -16.5zM188 335l29 16.5 -29 16.5 -29 -16.5zM246 368l29 16.5 -29 16.5 -29 -16.5zM72 302l29 16.5 -29 16.5 -29 -16.5zM130 335l29 16.5 -29 16.5 -29 -16.5zM188 368l29 16.5 -29 16.5 -29 -16.5zM72 335l29 16.5 -29 16.5 -29 -16.5zM130 368l29 16.5 -29 16.5 -29 -16.5zM188 401l29 16.5 -29 16.5 -29 -16.5z"
        fill="#f4f2ff"
      />
      <path
        d="M217 252.5l29 16.5 -29 16.5 -29 -16.5zM275 285.5l29 16.5 -29 16.5 -29 -16.5zM333 318.5l29 16.5 -29 16.5 -29 -16.5zM159 252.5l29 16.5 -29 16.5 -29 -16.5zM217 285.5l29 16.5 -29 16.5 -29 -16.5zM275 318.5l29 16.5 -29 16.5 -29 -16.5zM159 285.5l29 16.5 -29 16.5 -29 -16.5zM217 318.5l29 16.5 -29 16.5 -29 -16.5zM275 351.5l29 16.5 -29 16.5 -29 -16.5zM101 285.5l29 16.5 -29 16.5 -29 -16.5zM159 318.5l29 16.5 -29 16.5 -29 -16.5zM217 351.5l29 16.5 -29 16.5 -29 -16.5zM101 318.5l29 16.5 -29 16.5 -29 -16.5zM159 351.5l29 16.5 -29 16.5 -29 -16.5zM217 384.5l29 16.5 -29 16.5 -29 -16.5zM43 318.5l29 16.5 -29 16.5 -29 -16.5zM101 351.5l29 16.5 -29 16.5 -29 -16.5zM159 384.5l29 16.5 -29 16.5 -29 -16.5z"
        fill="#9d8bf5"
      />
      <path d="M188 302m0 0" />
      <path d="M69 340v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#d79f12" />
      <ellipse cx="86" cy="340" rx="17" ry="9" fill="#ffd24a" />
      <path d="M69 333v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#d79f12" />
      <ellipse cx="86" cy="333" rx="17" ry="9" fill="#ffd24a" />
      <path d="M69 326v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#d79f12" />
      <ellipse cx="86" cy="326" rx="17" ry="9" fill="#ffd24a" />
      <path d="M69 319v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#d79f12" />
      <ellipse cx="86" cy="319" rx="17" ry="9" fill="#ffd24a" />
      <ellipse cx="86" cy="319" rx="10" ry="5" stroke="#d79f12" strokeWidth="1.6" />
      <path d="M245 318v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#d79f12" />
      <ellipse cx="262" cy="318" rx="17" ry="9" fill="#ffd24a" />
      <path d="M245 311v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#d79f12" />
      <ellipse cx="262" cy="311" rx="17" ry="9" fill="#ffd24a" />
      <ellipse cx="262" cy="311" rx="10" ry="5" stroke="#d79f12" strokeWidth="1.6" />
      <path d="M189 394v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#46b98f" />
      <ellipse cx="206" cy="394" rx="17" ry="9" fill="#9ff0d0" />
      <path d="M189 387v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#46b98f" />
      <ellipse cx="206" cy="387" rx="17" ry="9" fill="#9ff0d0" />
      <path d="M189 380v5c0 5 8 9 17 9s17-4 17-9v-5z" fill="#46b98f" />
      <ellipse cx="206" cy="380" rx="17" ry="9" fill="#9ff0d0" />
      <ellipse cx="206" cy="380" rx="10" ry="5" stroke="#46b98f" strokeWidth="1.6" />
      <ellipse cx="150" cy="318" rx="54" ry="20" fill="#241a5e" fillOpacity=".35" />
      <path d="M98 302h96v10c0 12-22 20-48 20s-48-8-48-20z" fill="#17103f" />
      <ellipse cx="146" cy="302" rx="48" ry="18" fill="#2c2170" />
      <path
        d="M112 296c0-44 30-58 30-88-14 10-30 18-46 14-14-4-16-18-8-30l26-42c6-12 16-20 26-24l2-26 20 20c38 10 56 50 52 100-2 30-12 52-12 76-8 8-22 12-44 12s-40-4-46-12z"
        fill="#241a5e"
      />
      <path
        d="M162 120c38 10 56 50 52 100-2 30-12 52-12 76-6 6-14 9-24 11 8-40 22-60 22-96 0-44-14-74-38-91z"
        fill="#3d2fa0"
      />
      <path d="M124 158a6 6 0 1 0 .1 0" fill="#ffd24a" />
      <path d="M94 204c4 2 8 2 11 0" stroke="#9d8bf5" strokeWidth="3" strokeLinecap="round" />
      <path d="M112 280c22 10 68 10 92 0" stroke="#ffd24a" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(292 346)">
        <path d="M0-26l28 14v30L0 32l-28-14v-30z" fill="#fff" />
        <path d="M0 2v30l28-14v-30z" fill="#d9d2fb" />
        <path d="M0 2L-28-12v30L0 32z" fill="#efecff" />
        <ellipse cx="0" cy="-12" rx="5.5" ry="2.8" fill="#e4573d" />
        <path d="M-20 2a3 3.5 0 1 0 .1 0M-8 16a3 3.5 0 1 0 .1 0M14 4a3 3.5 0 1 0 .1 0" fill="#241a5e" />
      </g>
    </svg>
  );
}
