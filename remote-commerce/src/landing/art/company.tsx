/** A company’s tower at dusk, with some windows lit: a look inside. */
export function CompanyArt() {
  return (
    <svg viewBox="0 0 375 442" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <circle cx="80" cy="120" r="88" fill="#e4694a" />
      <path
        d="M0 168h52M0 184h40M206 150h44M214 166h26"
        stroke="#fff8ee"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-10 442V330h30v-34h34v60h46v86z" fill="#d9a676" />
      <path d="M228 442v-96h38v-36h40v62h34v-28h50v98z" fill="#d9a676" />
      <path d="M286 442v-58h44v58zM340 442v-78h40v78z" fill="#c48a5c" />
      <path d="M184 92l38-22v364h-38z" fill="#1a1430" />
      <path d="M52 92h132v342h-132z" fill="#2a2140" />
      <path d="M52 92l38-22h132l-38 22z" fill="#473a66" />
      <path d="M118 80v-48" stroke="#2a2140" strokeWidth="3" />
      <path d="M119 32l30 8-30 10z" fill="#b5352b" />
      <path
        d="M64 108h14v16h-14zM88 108h14v16h-14zM112 108h14v16h-14zM136 108h14v16h-14zM160 108h14v16h-14zM64 134h14v16h-14zM112 134h14v16h-14zM136 134h14v16h-14zM160 134h14v16h-14zM136 160h14v16h-14zM160 160h14v16h-14zM88 186h14v16h-14zM112 186h14v16h-14zM136 186h14v16h-14zM160 186h14v16h-14zM112 212h14v16h-14zM112 238h14v16h-14zM136 238h14v16h-14zM160 238h14v16h-14zM64 264h14v16h-14zM88 264h14v16h-14zM112 264h14v16h-14zM136 264h14v16h-14zM160 264h14v16h-14zM88 290h14v16h-14zM112 290h14v16h-14zM136 290h14v16h-14zM160 290h14v16h-14zM160 316h14v16h-14zM88 342h14v16h-14zM136 342h14v16h-14zM160 342h14v16h-14zM112 368h14v16h-14zM136 368h14v16h-14zM160 368h14v16h-14z"
        fill="#4d4070"
      />
      <path
        d="M88 134h14v16h-14zM64 160h14v16h-14zM88 160h14v16h-14zM112 160h14v16h-14zM64 186h14v16h-14zM64 212h14v16h-14zM88 212h14v16h-14zM136 212h14v16h-14zM160 212h14v16h-14zM64 238h14v16h-14zM88 238h14v16h-14zM64 290h14v16h-14zM64 316h14v16h-14zM88 316h14v16h-14zM112 316h14v16h-14zM136 316h14v16h-14zM64 342h14v16h-14zM112 342h14v16h-14zM64 368h14v16h-14zM88 368h14v16h-14z"
        fill="#ffc75a"
      />
      <path
        d="M192 105.6l9 -5v16l-9 5zM209 96.2l9 -5v16l-9 5zM192 131.6l9 -5v16l-9 5zM209 122.2l9 -5v16l-9 5zM192 157.6l9 -5v16l-9 5zM209 148.2l9 -5v16l-9 5zM192 183.6l9 -5v16l-9 5zM209 174.2l9 -5v16l-9 5zM192 209.6l9 -5v16l-9 5zM209 200.2l9 -5v16l-9 5zM192 235.6l9 -5v16l-9 5zM209 226.2l9 -5v16l-9 5zM192 261.6l9 -5v16l-9 5zM209 252.2l9 -5v16l-9 5zM192 287.6l9 -5v16l-9 5zM209 278.2l9 -5v16l-9 5zM192 313.6l9 -5v16l-9 5zM209 304.2l9 -5v16l-9 5zM192 339.6l9 -5v16l-9 5zM209 330.2l9 -5v16l-9 5zM192 365.6l9 -5v16l-9 5zM209 356.2l9 -5v16l-9 5z"
        fill="#3b3058"
      />
      <path d="M64 212h14v16h-14z" fill="#ffc75a" />
      <path d="M67 228v-5a4 4 0 0 1 8 0v5zM71 215a3 3 0 1 0 .1 0" fill="#2a2140" />
      <path d="M94 398h48v36h-48z" fill="#ffc75a" />
      <path d="M118 398v36" stroke="#2a2140" strokeWidth="2" />
      <path d="M86 392h64v8h-64z" fill="#b5352b" />
      <path d="M0 434h375v8H0z" fill="#2a2140" />
      <path d="M20 434v-20" stroke="#2a2140" strokeWidth="3" />
      <circle cx="20" cy="406" r="14" fill="#4f6b4a" />
      <path d="M252 434v-24" stroke="#2a2140" strokeWidth="3" />
      <circle cx="252" cy="400" r="16" fill="#4f6b4a" />
      <circle cx="262" cy="392" r="9" fill="#5f7f58" />
      <path d="M206 434v-9a5 5 0 0 1 10 0v9zM211 417a4 4 0 1 0 .1 0z" fill="#b5352b" />
      <path d="M222 434v-7a4 4 0 0 1 8 0v7zM226 420a3.4 3.4 0 1 0 .1 0z" fill="#2a2140" />
    </svg>
  );
}
