import css from './trophy-picture.module.css';

/** Gold, silver and bronze; bronze is also for the places after the third. */
const metals = ['#f5b83d', '#b9c4d6', '#d79a6b'] as const;
const INK = '#16367f';

/** A cup with the team's place on it, in the metal of that place. */
export function TrophyPicture({ rank }: { rank: number }) {
  const metal = metals[rank - 1] ?? metals[2];
  return (
    <svg className={css.cup} color={metal} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M100 8v18M34 30l13 13M166 30l-13 13M8 92h18M192 92h-18" strokeWidth="6" opacity="0.7" />
        <path d="M58 54H36c0 34 10 48 30 52M142 54h22c0 34-10 48-30 52" strokeWidth="10" />
      </g>
      <g fill="currentColor">
        <path d="M54 42h92c0 52-12 86-46 90-34-4-46-38-46-90z" />
        <path d="M92 128h16v22H92z" />
        <path d="M68 150h64a6 6 0 0 1 6 6v18H62v-18a6 6 0 0 1 6-6z" opacity="0.8" />
      </g>
      <path
        d="M70 54c1 26 6 46 16 58"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.6"
      />
      <text x="102" y="104" textAnchor="middle" fontSize="46" fontWeight="700" fill={INK}>
        {rank}
      </text>
    </svg>
  );
}
