import { NothingHere, type CoursePages } from '@suite/features/course-choice';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';

interface NothingProps {
  /** The page's heading. */
  title: string;
  text: string;
  isNotBought?: boolean;
  /** The pages of both versions of the finance course, if it is one of them. */
  pages?: CoursePages;
}

/** The page of a course that the learner does not own, or that is still empty. */
export function Nothing({ title, text, isNotBought, pages }: NothingProps) {
  const action = (
    <Button onClick={() => platform().navigate(isNotBought ? links.auditionLesson() : links.home())}>
      {isNotBought ? '先试听一节' : '返回个人中心'}
    </Button>
  );
  const empty = { text, action };
  return (
    <Page tone="white">
      <Spoken as="h1">{title}</Spoken>
      {pages ? <NothingHere {...empty} pages={pages} what="视频" go="去学习" /> : <Empty {...empty} />}
    </Page>
  );
}
