import { useSearchParams } from '@suite/kernel/router';
import { weekToShow, type StudyWeek } from './weeks';

/** The week that is shown. It is part of the address, so that a learner who comes back sees it again. */
export function useWeek<Week extends StudyWeek>(weeks: readonly Week[]) {
  const [search, setSearch] = useSearchParams();
  const choose = (week_id: number) => {
    const next = new URLSearchParams(search);
    next.set('week', String(week_id));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [weekToShow(weeks, Number(search.get('week') ?? NaN)), choose] as const;
}
