import css from './art.module.css';

/** A lighthouse shows a small boat the way across the night sea. */
export function UpgradeOneArt() {
  return (
    <svg viewBox="0 0 375 300" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <circle cx="318" cy="54" r="2" fill="#fdf6e3" />
      <circle cx="286" cy="24" r="1.5" fill="#fdf6e3" />
      <circle cx="24" cy="46" r="1.5" fill="#fdf6e3" />
      <circle cx="60" cy="18" r="2" fill="#fdf6e3" />
      <circle cx="352" cy="96" r="1.5" fill="#fdf6e3" />
      <circle cx="214" cy="16" r="1.5" fill="#fdf6e3" />
      <g className={css.beam}>
        <path d="M136 86L392 12v150z" fill="url(#lighthouse-beam)" />
        <path d="M112 86L-20 52v66z" fill="#ffe9ae" fillOpacity=".16" />
      </g>
      <path d="M-20 212q30 -9 60 0t60 0t60 0t60 0t60 0t60 0t60 0V300 H-20 z" fill="#155f80" />
      <path d="M30 300c6-34 30-66 92-68s86 32 96 68z" fill="#0a2f42" />
      <path d="M54 300c8-24 32-46 70-46s58 20 66 46z" fill="#123f55" />
      <path d="M106 104h36l9 140H97z" fill="#fdf6e3" />
      <path d="M124 104h18l9 140h-27z" fill="#e5d9bd" />
      <path d="M104.3 130h39.400l1.7 27h-42.800zM100.9 184h46.200l1.7 27h-49.600z" fill="#c94a2c" />
      <path d="M124 130h19.700l1.7 27H124zM124 184h23.100l1.7 27H124z" fill="#a93a20" />
      <path d="M99 98h50v8H99z" fill="#0a2f42" />
      <path d="M102 90v8M112 90v8M136 90v8M146 90v8M100 90h48" stroke="#0a2f42" strokeWidth="2" />
      <path d="M110 68h28v30h-28z" fill="#ffe9ae" />
      <path d="M110 68h28v30h-28zM124 68v30" stroke="#0a2f42" strokeWidth="2.5" />
      <path d="M105 70c3-16 13-22 19-22s16 6 19 22z" fill="#c94a2c" />
      <path d="M124 48V36" stroke="#0a2f42" strokeWidth="3" strokeLinecap="round" />
      <path d="M117 244v-16a7 7 0 0 1 14 0v16z" fill="#0a2f42" />
      <path d="M120 166h8v10h-8z" fill="#0a2f42" />
      <path
        d="M0 246q24 -8 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0V300 H0 z"
        fill="#1d7394"
        fillOpacity=".9"
      />
      <path d="M262 236h66l-12 20h-42z" fill="#fdf6e3" />
      <path d="M294 234v-54l30 50zM289 230v-40l-20 40z" fill="#fdf6e3" />
      <path d="M294 180l30 50h-30z" fill="#f0b48f" />
      <path d="M-30 262q21 -7 42 0t42 0t42 0t42 0t42 0t42 0t42 0t42 0t42 0t42 0V300 H-30 z" fill="#2b8bab" />
      <path
        d="M-10 282q17.5 -6 35 0t35 0t35 0t35 0t35 0t35 0t35 0t35 0t35 0t35 0t35 0V300 H-10 z"
        fill="#0d4a66"
      />
      <defs>
        <linearGradient id="lighthouse-beam" x1="136" y1="86" x2="380" y2="86" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffe9ae" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffe9ae" stopOpacity=".05" />
        </linearGradient>
      </defs>
    </svg>
  );
}
