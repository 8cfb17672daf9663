import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Button, Empty, Page, Spoken, type EmptyProps } from '@suite/ui/base';

interface NothingProps {
  /** The page's heading. */
  title: string;
  text: string;
  cause: EmptyProps['cause'];
}

/** The page of a course that the learner does not own, or that is still empty. */
export function Nothing({ title, text, cause }: NothingProps) {
  const isNotBought = cause === 'notBought';
  return (
    <Page tone="white">
      <Spoken as="h1">{title}</Spoken>
      <Empty
        cause={cause}
        text={text}
        action={
          <Button onClick={() => platform().navigate(isNotBought ? places.auditionLesson() : places.home())}>
            {isNotBought ? '先试听一节' : '返回个人中心'}
          </Button>
        }
      />
    </Page>
  );
}
