/** A river that runs from the mine through the factory to the city: a chain of industries. */
export function UpgradeFourArt() {
  return (
    <svg viewBox="0 0 375 300" preserveAspectRatio="xMidYMid slice" fill="none" focusable="false">
      <circle cx="300" cy="60" r="30" fill="#ff9d42" />
      <path d="M-10 150l60-92 34 44 26-30 66 92z" fill="#2f4354" />
      <path d="M50 58l18 24-14 8-10-6-10 8z" fill="#e8f3f1" />
      <path d="M84 102l26-30 66 92h-52z" fill="#26384a" />
      <path d="M-10 150c60-10 120 6 186 14s140-14 210-4v150H-10z" fill="#2b4a4f" />
      <path d="M-10 206c70-18 140 6 200 10s130-18 196-8v102H-10z" fill="#35605f" />
      <path
        d="M72 128c-4 30 60 30 64 58s-60 30-52 60 90 20 150 22 90 12 150 8"
        stroke="#173d45"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path
        d="M72 128c-4 30 60 30 64 58s-60 30-52 60 90 20 150 22 90 12 150 8"
        stroke="#66c9bf"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path
        d="M72 128c-4 30 60 30 64 58s-60 30-52 60 90 20 150 22 90 12 150 8"
        stroke="#e8f3f1"
        strokeWidth="2"
        strokeDasharray="10 14"
        strokeLinecap="round"
      />
      <path d="M26 150h40v-14l-12-12H38l-12 12z" fill="#1f2d3a" />
      <path d="M38 150v-12a8 8 0 0 1 16 0v12z" fill="#ff9d42" />
      <path d="M18 151h58" stroke="#1f2d3a" strokeWidth="4" strokeLinecap="round" />
      <path d="M170 206v-42l24 16v-16l24 16v-16l24 16v26z" fill="#e8f3f1" />
      <path d="M170 206v-42l24 16v-16l24 16v-16l24 16v26z" fill="#66c9bf" fillOpacity=".25" />
      <path
        d="M176 160v-34h12v42zM182 118c-8-4-4-14 4-12s10-8 20-6 8-10 18-8"
        stroke="#e8f3f1"
        strokeWidth="3"
        strokeLinecap="round"
        strokeOpacity=".8"
      />
      <path d="M176 164v-38h12v46z" fill="#ff9d42" />
      <path d="M180 190h10v8h-10zM200 190h10v8h-10zM220 190h10v8h-10z" fill="#1f2d3a" />
      <path d="M150 230h44v20h-44z" fill="#ff9d42" />
      <path d="M194 236h14l8 8v6h-22z" fill="#e8f3f1" />
      <circle cx="162" cy="252" r="5" fill="#1f2d3a" />
      <circle cx="184" cy="252" r="5" fill="#1f2d3a" />
      <circle cx="206" cy="252" r="5" fill="#1f2d3a" />
      <path d="M268 250v-74h26v74zM298 250V146h28v104zM330 250v-58h30v58z" fill="#e8f3f1" />
      <path d="M281 176h13v74h-13zM312 146h14v104h-14zM345 192h15v58h-15z" fill="#b9d3d0" />
      <path
        d="M273 186h4v6h-4zM273 200h4v6h-4zM273 214h4v6h-4zM273 228h4v6h-4zM303 158h5v7h-5zM303 174h5v7h-5zM303 190h5v7h-5zM303 206h5v7h-5zM303 222h5v7h-5zM335 202h5v7h-5zM335 218h5v7h-5zM335 234h5v7h-5z"
        fill="#1f2d3a"
        fillOpacity=".65"
      />
      <g fill="#1f2d3a" stroke="#ff9d42" strokeWidth="4">
        <circle cx="72" cy="126" r="8" />
        <circle cx="134" cy="190" r="8" />
        <circle cx="86" cy="246" r="8" />
        <circle cx="246" cy="269" r="8" />
      </g>
    </svg>
  );
}
