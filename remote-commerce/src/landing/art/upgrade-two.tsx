/** A round table from above, with twelve seats: one is free. */
export function UpgradeTwoArt() {
  return (
    <svg viewBox="0 0 375 300" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <circle cx="188" cy="158" r="176" fill="#1d4633" />
      <circle
        cx="188"
        cy="158"
        r="160"
        stroke="#f6f1df"
        strokeOpacity=".16"
        strokeDasharray="2 8"
        strokeWidth="2"
      />
      <g transform="translate(188 150) scale(.94) translate(-188 -158)">
        <g transform="translate(188 30) rotate(0)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#d7683f" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(252 47.1) rotate(30)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#e8c07d" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(298.9 94) rotate(60)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#7fb08a" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(334 158) rotate(90)">
          <rect x="-19" y="-17" width="38" height="34" rx="11" fill="#f0b429" />
          <rect x="-19" y="-20" width="38" height="9" rx="4.5" fill="#fff6dc" />
        </g>
        <g transform="translate(298.9 222) rotate(120)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#c98a5b" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(252 268.9) rotate(150)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#5f9c8f" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(188 286) rotate(180)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#d7683f" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(124 268.9) rotate(210)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#e8c07d" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(77.1 222) rotate(240)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#7fb08a" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(60 158) rotate(270)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#f1e3c4" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(77.1 94) rotate(300)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#c98a5b" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <g transform="translate(124 47.1) rotate(330)">
          <rect x="-17" y="-15" width="34" height="30" rx="10" fill="#163a2a" />
          <ellipse cx="0" cy="2" rx="16" ry="11" fill="#5f9c8f" />
          <circle cx="0" cy="0" r="8.5" fill="#2b2119" />
        </g>
        <circle cx="188" cy="163" r="107" fill="#0f2b1f" fillOpacity=".5" />
        <circle cx="188" cy="158" r="106" fill="#c48b4b" />
        <circle cx="188" cy="158" r="98" fill="#d49d5c" />
        <path
          d="M98 136c60-16 120-16 180 0M92 168c64 14 128 14 192 0M108 202c54 12 106 12 160 0"
          stroke="#b97f40"
          strokeOpacity=".5"
        />
        <path transform="translate(188 80) rotate(0)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(227 90.5) rotate(30)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(255.5 119) rotate(60)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(255.5 197) rotate(120)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(227 225.5) rotate(150)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(188 236) rotate(180)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(149 225.5) rotate(210)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(120.5 197) rotate(240)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(110 158) rotate(270)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(120.5 119) rotate(300)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <path transform="translate(149 90.5) rotate(330)" d="M-9-11h18v22h-18z" fill="#fdf8ea" />
        <g transform="translate(266 158) rotate(90)">
          <path d="M-12-13h24v26h-24z" fill="#fff" />
          <path d="M-8-7h16M-8-2h16M-8 3h10" stroke="#23523c" strokeWidth="1.6" />
        </g>
        <circle cx="188" cy="158" r="42" fill="#f6f1df" />
        <path d="M188 158V116A42 42 0 0 1 224.4 179z" fill="#23523c" />
        <path d="M188 158L224.4 179A42 42 0 0 1 155.8 185z" fill="#f0b429" />
        <path d="M188 158L155.8 185A42 42 0 0 1 188 116z" fill="#d7683f" />
        <circle cx="188" cy="158" r="17" fill="#f6f1df" />
      </g>
    </svg>
  );
}
