import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';

interface NothingProps {
  /** The page's heading. */
  title: string;
  text: string;
}

/** The page of a course that the learner does not own, or that is still empty. */
export function Nothing({ title, text }: NothingProps) {
  return (
    <Page tone="white">
      <Spoken as="h1">{title}</Spoken>
      <Empty
        text={text}
        action={
          <Button size="small" onClick={() => platform().navigate(places.home())}>
            返回个人中心
          </Button>
        }
      />
    </Page>
  );
}
