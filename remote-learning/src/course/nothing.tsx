import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';

interface NothingProps {
  /** Names the page. */
  title: string;
  text: string;
}

/** A course that is not the learner's, or has nothing in it yet. */
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
