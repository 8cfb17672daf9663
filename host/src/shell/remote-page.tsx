import { platform } from '@suite/kernel';
import type { OwnedRoute } from '@suite/kernel/registry';
import { Failed, Loading, Page } from '@suite/ui/base';
import { useEffect, useState, type ComponentType } from 'react';
import type { PageLoader } from '../federation/page-loader';
import { PageBoundary } from './page-boundary';

interface Props {
  row: OwnedRoute;
  pages: PageLoader;
  /** Markup that the document showed before the application ran; it stays until the first page is there. */
  skeleton: string;
}

let firstPageShown = false;

function usePage(row: OwnedRoute, pages: PageLoader) {
  const [page, setPage] = useState<{ component?: ComponentType; error?: unknown }>(() => ({
    component: pages.loaded(row),
  }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (page.component) return;
    let left = false;
    pages.load(row).then(
      (component) => left || setPage({ component }),
      (error: unknown) => {
        if (left) return;
        platform().report(error);
        setPage({ error });
      },
    );
    return () => {
      left = true;
    };
    // A new attempt starts the effect anew; the page itself must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row, pages, attempt]);

  const retry = () => {
    setPage({});
    setAttempt((n) => n + 1);
  };
  return { ...page, retry };
}

/** A page of a remote inside the shell: its skeleton, the page, or a card with a retry. */
export function RemotePage({ row, pages, skeleton }: Props) {
  const { component: Component, error, retry } = usePage(row, pages);

  useEffect(() => {
    document.title = row.title;
  }, [row]);

  if (error) {
    return (
      <Page>
        <Failed text="页面加载失败，点击重试" onRetry={retry} />
      </Page>
    );
  }
  if (!Component) {
    if (!firstPageShown) return <div dangerouslySetInnerHTML={{ __html: skeleton }} />;
    return <Loading />;
  }
  firstPageShown = true;
  return (
    <PageBoundary>
      <Component />
    </PageBoundary>
  );
}
