import { platform, useQueryClient } from '@suite/kernel';
import type { OwnedRoute } from '@suite/loader/registry';
import { Dialog, Loading, PageSkeleton, Toast } from '@suite/ui/base';
import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { LoadError } from '@suite/loader';
import { LoginPending } from '../session/exchange';
import { AppSilent } from '../token/token-bridge';
import { drawable, enterPage, type Entrance } from './entrance';
import { FailedPage } from './failed-page';
import { Frame } from './frame';
import { PageBoundary } from './page-boundary';

interface Props {
  row: OwnedRoute;
  entrance: Entrance;
  /** The document's own markup; it stays until the first page is ready. */
  skeleton: string;
}

let firstPageShown = false;

/** The document's own, for a page whose title is not known because nothing of its app could be loaded. */
const siteTitle = document.title;

/** What failed and how to go on; without a word of its own the card says it. */
function wordsOf(error: unknown): string | undefined {
  if (error instanceof LoadError) return '页面没有加载出来，请再试一次';
  if (error instanceof AppSilent) return '没有连上 App，请再试一次';
  // A refusal, which has a code, has come, and its words were shown.
  return error instanceof LoginPending && !error.code ? '没有收到登录结果，请再试一次' : undefined;
}

const detailsOf = (error: unknown) =>
  error instanceof LoadError ? { app: error.app, version: error.version, page: error.page } : undefined;

function usePage(row: OwnedRoute, entrance: Entrance) {
  const [page, setPage] = useState<{ component?: ComponentType; error?: unknown }>(() => ({
    component: drawable(entrance, row),
  }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (page.component) return;
    let left = false;
    enterPage(entrance, row).then(
      (component) => left || setPage({ component }),
      (error: unknown) => {
        if (left) return;
        if (error instanceof LoadError) platform().report(error, detailsOf(error));
        setPage({ error });
      },
    );
    return () => {
      left = true;
    };
    // A new attempt restarts the effect; a new page must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row, entrance, attempt]);

  const retry = () => {
    setPage({});
    setAttempt((n) => n + 1);
  };
  return { ...page, retry };
}

function useArrival(row: OwnedRoute, { admission }: Entrance) {
  useLayoutEffect(() => {
    admission.mark(row);
    Toast.leave();
    platform().track.pageView(row.name);
    return Dialog.leave;
  }, [row, admission]);
}

function entitle(title: string): void {
  const { context, shell } = platform();
  document.title = title;
  if (context === 'shell') shell.call('setTitle', { title }).catch(() => undefined);
}

/**
 * Sets title and share data of a page before its own effects run, which may replace them, and before its headings ask
 * whether the bar says the same. While the title is not known, the page that is shared has the title that is there.
 */
function useTitle(row: OwnedRoute, { pages: { titles } }: Entrance): string {
  const title = useSyncExternalStore(titles.subscribe, () => titles.of(row));
  useInsertionEffect(() => {
    if (title) entitle(title);
    platform().messenger.share({ title: document.title });
  }, [row, title]);
  return title;
}

function PageOf({ row, entrance, skeleton }: Props) {
  const { component: Component, error, retry } = usePage(row, entrance);
  const client = useQueryClient();
  useLayoutEffect(() => {
    if (error && !entrance.pages.titles.of(row)) entitle(siteTitle);
  }, [error, entrance, row]);
  if (error) {
    return <FailedPage row={row} text={wordsOf(error)} error={error} onRetry={retry} />;
  }
  if (!Component) {
    const isFirst = !firstPageShown;
    return (
      <Loading isDrawn={isFirst}>
        {isFirst ? (
          <div dangerouslySetInnerHTML={{ __html: skeleton }} />
        ) : (
          <PageSkeleton shape={row.shape} />
        )}
      </Loading>
    );
  }
  firstPageShown = true;
  return (
    <PageBoundary
      row={row}
      drawing={() => entrance.pages.drawing(row)}
      drawn={() => entrance.pages.drawn(row)}
      instead={() => entrance.pages.instead(row)}
      retry={() => {
        // What was read may be what the page cannot draw.
        void client.resetQueries();
        retry();
      }}
    >
      <Component />
    </PageBoundary>
  );
}

/** A page inside the shell: its skeleton, the page, or a card with ways on. */
export function RemotePage(props: Props) {
  useArrival(props.row, props.entrance);
  const title = useTitle(props.row, props.entrance);
  return (
    <Frame row={props.row} title={title}>
      <PageOf {...props} />
    </Frame>
  );
}
