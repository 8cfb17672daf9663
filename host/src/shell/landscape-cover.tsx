import css from './landscape-cover.module.css';

/** Covers the page while the phone lies on its side; what the page holds stays as it is. */
export function LandscapeCover() {
  return (
    <div className={css.cover} role="alertdialog" aria-modal="true" aria-label="请将手机竖屏">
      <svg className={css.picture} viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden="true">
        <rect x="14" y="34" width="46" height="28" rx="5" strokeWidth="2.5" strokeDasharray="4 4" />
        <rect x="54" y="26" width="28" height="46" rx="5" strokeWidth="3" />
        <path d="M36 24a24 24 0 0 1 22-8m0 0l-5-5m5 5l-5 5" strokeWidth="3" strokeLinecap="round" />
        <path d="M64 66h8" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className={css.title}>当前页面暂不支持横屏展示！</p>
      <p className={css.text}>为了避免影响您的学习体验，请您竖屏后再进行浏览</p>
    </div>
  );
}
