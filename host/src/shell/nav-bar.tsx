import { platform } from '@suite/kernel';
import { homeOf } from '@suite/kernel/links';
import { useLocation, useNavigate } from '@suite/kernel/router';
import css from './nav-bar.module.css';

/** Whether the host draws the title bar; the messenger has its own. */
export const hasNavBar = () => ['browser', 'shell'].includes(platform().context);

const back = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M15 5l-7 7 7 7" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The router numbers its history entries from 0; an address typed by hand has no number. */
const isFirst = () => (window.history.state as { idx?: number } | null)?.idx === 0;

/** Title and back button, where the app around the page shows none. */
export function NavBar({ title }: { title: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = homeOf(pathname).to;
  const { context, shell, report } = platform();

  function goBack() {
    if (!isFirst()) return navigate(-1);
    if (context === 'shell') return void shell.call('close').catch(report);
    navigate(home, { replace: true });
  }

  const leadsSomewhere = context === 'shell' || pathname !== home || !isFirst();
  return (
    <header className={css.bar}>
      {leadsSomewhere ? (
        <button className={css.back} type="button" aria-label="返回" onClick={goBack}>
          {back}
        </button>
      ) : null}
      <span className={css.title}>{title}</span>
    </header>
  );
}
