import { platform } from '@suite/kernel';
import { Button, Empty, Page } from '@suite/ui/base';
import css from './lesson-page.module.css';

interface NothingProps {
  /** Names the page. */
  title: string;
  text: string;
}

/** A course that is not the learner's, or has nothing in it yet. */
export function Nothing({ title, text }: NothingProps) {
  return (
    <Page tone="white">
      <h1 className={css.hidden}>{title}</h1>
      <Empty
        text={text}
        action={
          <Button size="small" onClick={() => platform().navigate('/')}>
            返回个人中心
          </Button>
        }
      />
    </Page>
  );
}
