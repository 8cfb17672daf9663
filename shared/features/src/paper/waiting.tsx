import { Loaded, type LoadedQuery } from '@suite/ui';
import { Page, Skeleton, Spoken } from '@suite/ui/base';

interface WaitingProps {
  title: string;
  /** The read that the page waits for. */
  query: LoadedQuery<unknown>;
}

/** Shown until a paper has arrived: the skeleton of a question, or the error. */
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
