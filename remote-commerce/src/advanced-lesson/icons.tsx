import { lineIcon } from '@suite/ui';
import css from './advanced-lesson-step.module.css';

export const IconTeacher = lineIcon(
  'M10 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM3.5 19.5a6.5 6.5 0 0 1 11.6-4M18 13.5v6M15 16.5h6',
);
export const IconForm = lineIcon(
  'M11 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-5M9 15l1-3.6L18 3.5l2.6 2.6-8 8z',
);
export const IconContract = lineIcon(
  'M6 3.5h8.5l4 4V19a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5zM14 3.8V8h4.2M8 11.5h7M8 16.5c1.2-2 2-2 2.4-.6s1.2 1.2 2 .1 1.4-.8 2.2.5',
);
export const IconCalendar = lineIcon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3.5v4M16 3.5v4M9 15l2.2 2.2L15.2 13',
);
export const IconPlay = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM10.2 8.6v6.8l5.4-3.4z');
export const IconMedal = lineIcon(
  'M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11zM8.5 13.4L7 20.5l5-2.6 5 2.6-1.5-7.1M9.9 9l1.5 1.5 2.7-3',
);
export const IconCalculator = lineIcon(
  'M7 3.5h10A1.5 1.5 0 0 1 18.5 5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM8.5 7h7v2.5h-7zM9 13.2v.1M12 13.2v.1M15 13.2v.1M9 16.8v.1M12 16.8v.1M15 16.8v.1',
);
export const IconChart = lineIcon('M4 4.5V18a1.5 1.5 0 0 0 1.5 1.5H20M7.5 15l3.5-4 3 2.5 5-6');

/** A path up to a flag. */
export function PicturePath() {
  return (
    <svg viewBox="0 0 200 160" fill="none" aria-hidden="true" focusable="false">
      <path d="M8 150L74 66l34 42 30-62 54 104z" fill="currentColor" opacity="0.18" />
      <path d="M60 150l52-58 22 22 22-26 36 62z" fill="currentColor" opacity="0.22" />
      <path
        d="M24 146c34 2 46-12 66-14s22-16 34-22 12-26 14-42"
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <path d="M138 64V14" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path d="M140 16c12-7 22 6 38 0v24c-16 6-26-7-38 0z" fill="currentColor" />
      <g className={css.dot}>
        <circle cx="24" cy="146" r="8" />
        <circle cx="90" cy="132" r="8" />
        <circle cx="124" cy="110" r="8" />
      </g>
    </svg>
  );
}
