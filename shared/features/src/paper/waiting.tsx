import { Loaded, type LoadedQuery } from '@suite/ui';
import { Page, Skeleton, Spoken } from '@suite/ui/base';

interface WaitingProps {
  title: string;
  /** What the paper waits for. */
  query: LoadedQuery<unknown>;
}

/** A paper that is not there yet: the shape of a question, or what went wrong. */
export function Waiting({ title, query }: WaitingProps) {
  return (
    <Page tone="white">
      <Spoken as="h1">{title}</Spoken>
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
