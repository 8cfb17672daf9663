/** A seedling grows out of an account book. */
export function FinanceArt() {
  return (
    <svg viewBox="0 0 375 300" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <circle cx="286" cy="84" r="46" fill="#ffc24b" />
      <circle
        cx="286"
        cy="84"
        r="62"
        stroke="#ffc24b"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M-10 252c70-46 130-30 196-26s140-34 200-10v90H-10z" fill="#cfe3b8" />
      <path d="M-10 276c80-26 150-16 210-16s130-16 186-4v54H-10z" fill="#b3d196" />
      <path
        d="M188 262c-30-20-84-24-134-10v-46c50-14 104-10 134 10 30-20 84-24 134-10v46c-50-14-104-10-134 10z"
        fill="#1d3b24"
      />
      <path d="M188 252c-30-20-82-23-128-10v-46c46-13 98-10 128 10z" fill="#fff" />
      <path d="M188 252c30-20 82-23 128-10v-46c-46-13-98-10-128 10z" fill="#f2f5e6" />
      <path
        d="M74 206c32-6 66-4 96 8M74 218c32-6 66-4 96 8M74 230c32-6 66-4 96 8"
        stroke="#1d3b24"
        strokeOpacity=".28"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M206 214c30-12 64-14 96-8M206 226c30-12 64-14 96-8M206 238c30-12 64-14 96-8"
        stroke="#1d3b24"
        strokeOpacity=".28"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M188 206v46" stroke="#1d3b24" strokeOpacity=".4" />
      <path
        d="M188 210c-2-48 12-82 34-112 10-14 20-26 24-44"
        stroke="#1f7a45"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M189 186c-30 4-52-8-60-32 30-4 52 6 60 32z" fill="#2f9a5a" />
      <path d="M189 186c-14-16-32-26-60-32" stroke="#1f7a45" strokeWidth="2" />
      <path d="M194 156c8-28 32-40 60-34-4 28-28 40-60 34z" fill="#58b36f" />
      <path d="M194 156c16-18 34-28 60-34" stroke="#1f7a45" strokeWidth="2" />
      <path d="M208 120c-26-4-40-22-38-46 26 4 40 20 38 46z" fill="#2f9a5a" />
      <path d="M208 120c-6-20-18-34-38-46" stroke="#1f7a45" strokeWidth="2" />
      <path d="M230 88c2-22 20-36 44-34-2 22-20 36-44 34z" fill="#7cc68a" />
      <path d="M230 88c12-16 26-26 44-34" stroke="#1f7a45" strokeWidth="2" />
      <path d="M246 54c-14-10-16-26-8-40 14 10 16 26 8 40z" fill="#58b36f" />
      <g>
        <circle cx="96" cy="262" r="11" fill="#ffc24b" stroke="#1d3b24" strokeWidth="2.5" />
        <path d="M92.5 258.500h7v7h-7z" fill="#1d3b24" />
        <circle cx="70" cy="272" r="11" fill="#ffc24b" stroke="#1d3b24" strokeWidth="2.5" />
        <path d="M66.5 268.500h7v7h-7z" fill="#1d3b24" />
      </g>
      <path d="M300 268l-8-26 22-10 8 26z" fill="#1f7a45" />
      <path d="M292 242l22-10" stroke="#fff" strokeWidth="2" />
      <path d="M40 84c10-14 26-14 32-2 12-6 24 0 26 12H26c-2-8 6-14 14-10z" fill="#fff" />
    </svg>
  );
}
