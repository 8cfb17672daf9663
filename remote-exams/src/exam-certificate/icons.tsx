import { lineIcon } from '@suite/ui';
import css from './exam-certificate-rule.module.css';

export const IconScore = lineIcon(
  'M6 3.5h9l4 4V19a1.5 1.5 0 0 1-1.5 1.5h-11.5A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5zM14.5 3.8V8H18.7M8.5 14l2.5 2.5 4.5-5',
);
export const IconInstant = lineIcon('M13 3L5.5 13.5h5.5L10.5 21 18.5 10h-5.8z');
export const IconLasting = lineIcon(
  'M12 3.2l7.5 2.6v5.4c0 4.6-3 8-7.5 9.6-4.5-1.6-7.5-5-7.5-9.6V5.8zM8.6 11.8l2.5 2.5 4.4-4.8',
);

/** A certificate with its ribbon. */
export function PictureCertificate() {
  return (
    <svg viewBox="0 0 200 160" fill="none" aria-hidden="true" focusable="false">
      <rect x="10" y="10" width="180" height="128" rx="12" className={css.paper} />
      <rect
        x="22"
        y="22"
        width="156"
        height="104"
        rx="6"
        stroke="currentColor"
        strokeWidth="2.5"
        opacity="0.35"
      />
      <rect x="62" y="38" width="76" height="10" rx="5" fill="currentColor" />
      <g fill="currentColor" opacity="0.25">
        <rect x="40" y="62" width="120" height="7" rx="3.5" />
        <rect x="40" y="78" width="120" height="7" rx="3.5" />
        <rect x="40" y="94" width="64" height="7" rx="3.5" />
      </g>
      <path d="M134 116l-6 38 20-10 20 10-6-38z" fill="currentColor" opacity="0.55" />
      <circle cx="148" cy="106" r="24" fill="currentColor" />
      <path
        d="M138 106l7.5 7.5 13-14"
        className={css.tick}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
