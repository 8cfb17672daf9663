import { useLocation, useSearchParams } from '@suite/kernel/router';

/** The homework that the address asks for; 0 for none. Other pages of the suite write it in either way. */
export function useAskedHomework(): number {
  const [search] = useSearchParams();
  return Number(search.get('homework_id') ?? search.get('homeworkId')) || 0;
}

/** Page of a homework: it opens within the task page that it is listed on. */
export function useHomeworkLink(): (homeworkId: number) => string {
  const { pathname } = useLocation();
  return (homeworkId) => `${pathname}?homework_id=${homeworkId}`;
}
