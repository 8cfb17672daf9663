/** Three statements, and a lens over the footnote that explains them. */
export function UpgradeThreeArt() {
  return (
    <svg viewBox="0 0 375 300" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <g transform="rotate(-13 110 190)">
        <rect x="34" y="62" width="150" height="200" rx="6" fill="#7d3a6d" />
        <path
          d="M52 90h70M52 112h114M52 130h114M52 148h114M52 166h114M52 184h114M52 202h114"
          stroke="#fde9ef"
          strokeOpacity=".35"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(9 270 190)">
        <rect x="196" y="58" width="150" height="204" rx="6" fill="#a85490" />
        <path
          d="M214 86h60M214 230l26-34 24 14 26-50 38-30"
          stroke="#fde9ef"
          strokeOpacity=".8"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M214 108h112M214 124h80"
          stroke="#fde9ef"
          strokeOpacity=".4"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <rect
        x="104"
        y="40"
        width="168"
        height="232"
        rx="6"
        fill="#2e1028"
        fillOpacity=".4"
        transform="translate(4 6)"
      />
      <rect x="104" y="40" width="168" height="232" rx="6" fill="#fff6ee" />
      <path d="M124 70h84" stroke="#4a1c40" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M124 98h56M124 118h56M124 138h56M124 158h56M124 178h56"
        stroke="#4a1c40"
        strokeOpacity=".3"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M216 98h36M224 118h28M210 138h42M228 158h24M218 178h34"
        stroke="#4a1c40"
        strokeOpacity=".55"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M120 196h136" stroke="#4a1c40" strokeOpacity=".25" strokeWidth="1.5" />
      <path d="M124 248v-22h14v22zM146 248v-34h14v34zM168 248v-28h14v28zM190 248v-42h14v42z" fill="#8b2c6e" />
      <path
        d="M220 214h32M220 228h32M220 242h22"
        stroke="#4a1c40"
        strokeOpacity=".25"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M286 246l52 44" stroke="#2e1028" strokeWidth="20" strokeLinecap="round" />
      <path d="M288 248l48 40" stroke="#f0b441" strokeWidth="11" strokeLinecap="round" />
      <circle cx="238" cy="202" r="66" fill="#2e1028" />
      <circle cx="238" cy="202" r="59" fill="#f0b441" />
      <circle cx="238" cy="202" r="52" fill="#fffaf3" />
      <path d="M200 172h50M200 190h30" stroke="#4a1c40" strokeWidth="7" strokeLinecap="round" />
      <path d="M196 206h84v17h-84z" fill="#f0b441" fillOpacity=".45" />
      <path d="M200 214.500h72" stroke="#4a1c40" strokeWidth="6" strokeLinecap="round" />
      <path d="M206 234h56" stroke="#4a1c40" strokeOpacity=".4" strokeWidth="5" strokeLinecap="round" />
      <path d="M201 180a44 44 0 0 1 28-20" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
