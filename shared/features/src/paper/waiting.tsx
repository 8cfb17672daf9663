import { LoadingPage, type LoadingPageProps } from '../loaded';
import { Skeleton } from '@suite/ui/base';

/** Shown until a paper has arrived: the skeleton of a question, or the error. */
export const Waiting = (page: Pick<LoadingPageProps, 'title' | 'query'>) => (
  <LoadingPage
    {...page}
    tone="white"
    skeleton={
      <>
        <Skeleton rows={2} />
        <Skeleton title={false} rows={4} />
      </>
    }
  />
);
