import { lineIcon } from '@suite/ui';
import css from './open-account.module.css';

export const IconIdentity = lineIcon(
  'M4.5 5h15a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM8.5 8.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 1 0 0-3.8zM5.8 15.8a2.8 2.8 0 0 1 5.4 0M14 9.5h4M14 13.5h4',
);
export const IconBank = lineIcon(
  'M4.5 5h15a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3 9.5h18M6.5 15h4M16 15h1.5',
);
export const IconPhone = lineIcon(
  'M8 2.8h8a1.7 1.7 0 0 1 1.7 1.7v15a1.7 1.7 0 0 1-1.7 1.7H8a1.7 1.7 0 0 1-1.7-1.7v-15A1.7 1.7 0 0 1 8 2.8zM10.5 18h3',
);
export const IconCall = lineIcon(
  'M7.6 3.8l2.2 4-1.9 1.9a12.5 12.5 0 0 0 6.4 6.4l1.9-1.9 4 2.2v2.3a1.6 1.6 0 0 1-1.7 1.6A15.4 15.4 0 0 1 3.7 5.5a1.6 1.6 0 0 1 1.6-1.7z',
);
export const IconWarning = lineIcon('M12 4l9 15.5H3zM12 10v4.5M12 17v.1');

/** A phone with a rising curve, and an identity card in front of it. */
export function PictureAccount() {
  return (
    <svg viewBox="0 0 200 180" fill="none" aria-hidden="true" focusable="false">
      <rect x="70" y="6" width="96" height="168" rx="16" fill="currentColor" opacity="0.16" />
      <rect x="78" y="14" width="80" height="152" rx="10" fill="currentColor" opacity="0.2" />
      <path
        d="M88 92l18-18 15 11 27-33"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M133 50l15 2-1 15"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="14" y="104" width="112" height="66" rx="12" fill="currentColor" />
      <g className={css.shade}>
        <circle cx="41" cy="127" r="10" />
        <path d="M25 155a16 14 0 0 1 32 0z" />
        <rect x="72" y="120" width="40" height="7" rx="3.5" />
        <rect x="72" y="135" width="40" height="7" rx="3.5" />
        <rect x="72" y="150" width="24" height="7" rx="3.5" />
      </g>
    </svg>
  );
}
