import { lineIcon } from '@suite/ui';

export const IconPen = lineIcon(
  'M4.5 19.5l.8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.5 18.7zM14 6.8l3.2 3.2',
);
export const IconLock = lineIcon(
  'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3M12 14.2v2',
);
export const IconSheets = lineIcon(
  'M8 3.5h7l4 4V16a1.5 1.5 0 0 1-1.5 1.5h-9.5A1.5 1.5 0 0 1 6.5 16V5A1.5 1.5 0 0 1 8 3.5zM14.5 3.8V8h4.2M9.5 11h6M9.5 14h4M4 7.5v11A2 2 0 0 0 6 20.5h9',
);
export const IconMedal = lineIcon(
  'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11zM8.7 10.6L5 3.5h4.5L12 8l2.5-4.5H19l-3.7 7.1M10 15.2l1.5 1.5 2.7-3',
);

/** A sheet of questions with a pen across it. */
export function PicturePractice() {
  return (
    <svg viewBox="0 0 200 160" fill="none" aria-hidden="true" focusable="false">
      <rect x="42" y="16" width="104" height="132" rx="12" fill="#fff" />
      <rect
        x="42"
        y="16"
        width="104"
        height="132"
        rx="12"
        stroke="currentColor"
        strokeWidth="3"
        opacity="0.35"
      />
      <rect x="74" y="6" width="40" height="20" rx="8" fill="currentColor" />
      <g stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M58 52l6 6 10-12M58 84l6 6 10-12" />
        <path d="M88 52h42M88 84h34M88 116h24" opacity="0.3" />
        <circle cx="66" cy="116" r="8" opacity="0.3" />
      </g>
      <path d="M176 62l12 12-46 46-17 5 5-17z" fill="currentColor" />
      <path d="M168 70l12 12" stroke="#fff" strokeWidth="3" />
    </svg>
  );
}
