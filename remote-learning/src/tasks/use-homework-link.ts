import { useLocation, useSearchParams } from '@suite/kernel/router';

/** The homework that the address asks for; 0 for none. Links write the parameter in either way. */
export function useAskedHomework(): number {
  const [search] = useSearchParams();
  return Number(search.get('homework_id') ?? search.get('homeworkId')) || 0;
}

/** Address of a homework: it opens in the task page that lists it. */
export function useHomeworkLink(): (homeworkId: number) => string {
  const { pathname } = useLocation();
  return (homeworkId) => `${pathname}?homework_id=${homeworkId}`;
}
