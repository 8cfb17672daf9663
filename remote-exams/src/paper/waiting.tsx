import { Loaded, type LoadedQuery } from '@suite/ui';
import { Page, Skeleton } from '@suite/ui/base';
import css from './paper.module.css';

interface WaitingProps {
  title: string;
  /** What the paper waits for. */
  query: LoadedQuery<unknown>;
}

/** A paper that is not there yet: the shape of a question, or what went wrong. */
export function Waiting({ title, query }: WaitingProps) {
  return (
    <Page tone="white">
      <h1 className={css.spoken}>{title}</h1>
      <Loaded
        query={{ ...query, data: undefined }}
        skeleton={
          <>
            <Skeleton rows={2} />
            <Skeleton title={false} rows={4} />
          </>
        }
      >
        {() => null}
      </Loaded>
    </Page>
  );
}
