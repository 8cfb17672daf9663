import css from './state.module.css';

/** A sprout that waits under a cloud. It comes with the first files: a page that is offline can fetch no picture. */
export const OfflinePicture = () => (
  <svg className={css.picture} viewBox="0 0 280 210" fill="none" aria-hidden="true" focusable="false">
    <ellipse cx="140" cy="190" rx="96" ry="12" fill="var(--color-primary-tint)" />
    <path
      d="M92 116a34 34 0 0 1-5-68 53 53 0 0 1 102-7 38 38 0 0 1 3 75z"
      fill="var(--color-card)"
      stroke="var(--color-border)"
      strokeWidth="3"
    />
    <path d="M98 38l84 96" stroke="var(--color-primary)" strokeWidth="7" strokeLinecap="round" />
    <g fill="var(--color-success)">
      <path d="M136 190q-2-34 16-44l4 6q-14 8-12 38z" />
      <path d="M153 148c24 0 36 12 36 36-24 0-36-12-36-36z" opacity=".62" />
      <path d="M140 166c-10-18-24-22-42-14 8 18 22 24 42 14z" />
    </g>
  </svg>
);
