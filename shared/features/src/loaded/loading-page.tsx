import { Page, Spoken, type PageProps } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { Loaded, type LoadedQuery } from './loaded';

export interface LoadingPageProps extends Pick<PageProps, 'tone' | 'isWide'> {
  /** The page's name, for a screen reader. */
  title: string;
  /** The read that the page waits for. */
  query: LoadedQuery<unknown>;
  /** A skeleton in the shape of the page. */
  skeleton?: ReactNode;
}

/** A read that has arrived while the page waits for something else: there is nothing to draw yet. */
const asPending = (query: LoadedQuery<unknown>): LoadedQuery<unknown> =>
  query.data ? { ...query, data: undefined, error: null } : query;

/** A whole page that cannot be drawn before a read: its skeleton, or why the read failed. */
export const LoadingPage = ({ title, query, skeleton, tone, isWide }: LoadingPageProps) => (
  <Page tone={tone} isWide={isWide}>
    <Spoken as="h1">{title}</Spoken>
    <Loaded query={asPending(query)} skeleton={skeleton}>
      {() => null}
    </Loaded>
  </Page>
);
