import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { useLocation, useNavigate } from '@suite/kernel/router';
import css from './nav-bar.module.css';

/** Whether this page draws a bar of its own: the messenger has one. */
export const hasNavBar = () => ['browser', 'shell'].includes(platform().context);

const back = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M15 5l-7 7 7 7" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The router counts its entries from 0; an address that was entered by hand has no number. */
const isFirst = () => (window.history.state as { idx?: number } | null)?.idx === 0;

/** Title and way back, where nothing around the page shows them. */
export function NavBar({ title }: { title: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { context, shell, report } = platform();

  function goBack() {
    if (!isFirst()) return navigate(-1);
    if (context === 'shell') return void shell.call('close').catch(report);
    navigate(places.home(), { replace: true });
  }

  const leadsSomewhere = context === 'shell' || pathname !== '/' || !isFirst();
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
