import { lineIcon } from '@suite/ui';

export const IconGrid = lineIcon(
  'M4.5 4.5h5.5V10H4.5zM14 4.5h5.5V10H14zM4.5 14h5.5v5.5H4.5zM14 14h5.5v5.5H14z',
);
export const IconFlag = lineIcon('M6 21V4M6 4.5h11.5L14.8 9l2.7 4.5H6');
export const IconCross = lineIcon('M7 7l10 10M17 7L7 17');
export const IconDash = lineIcon('M7 12h10');
export const IconSaved = lineIcon(
  'M7.5 18.5a4.5 4.5 0 0 1-.6-8.96A5.5 5.5 0 0 1 17.6 8.6a4.5 4.5 0 0 1-.4 9.9zM9.2 13.4l2.1 2.1 3.8-4',
);
export const IconUnsaved = lineIcon(
  'M7.5 18.5a4.5 4.5 0 0 1-.6-8.96A5.5 5.5 0 0 1 17.6 8.6a4.5 4.5 0 0 1-.4 9.9zM12 9.8v3.4M12 15.6v.1',
);
export const IconPhone = lineIcon(
  'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.8h2',
);

/** A filled flag for marked questions: it differs from its outline even without colour. */
export function IconFlagFilled({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 4.5h11.5L14.8 9l2.7 4.5H6z" fill="currentColor" />
      <path d="M6 21V4" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
