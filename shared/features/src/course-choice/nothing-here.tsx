import { useCall, userDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { Button, Empty, type EmptyProps } from '@suite/ui/base';
import { elsewhere, type CoursePages } from './own-courses';

export interface NothingHereProps extends EmptyProps {
  pages: CoursePages;
  /** What the page would have, and the words that lead to it: 学习资料, 去看资料. */
  what: string;
  go: string;
}

/**
 * An empty page of one kind of courses. A link from an old message brings learners to the page of a kind that they do
 * not have; told that nothing is there yet, or to buy first, they might buy the same course twice.
 */
export function NothingHere({ pages, what, go, ...empty }: NothingHereProps) {
  const own = elsewhere(useCall(userDetail, undefined).data, pages);
  if (!own) return <Empty {...empty} />;
  const { name, to } = own;
  return (
    <Empty
      text={`您学的是${name}，它的${what}在另一页`}
      action={<Button onClick={() => platform().navigate(to, { replace: true })}>{go}</Button>}
    />
  );
}
