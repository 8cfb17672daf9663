import { Button, useNetworkBack } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { List } from 'react-vant/es/list/index.js';
// The library imports this style in its index, which webpack skips as free of side effects.
import 'react-vant/es/list/style/index.css';
import './tokens/react-vant.css';
import { LOAD_MORE_PX } from './constants';
import css from './load-more.module.css';

export interface LoadMoreProps {
  children: ReactNode;
  /** Fetches the next page; if it rejects, the list offers a retry. */
  onLoad: () => Promise<unknown>;
  finished: boolean;
  finishedText?: ReactNode;
}

/** A list that fetches its next page before the learner reaches its end. */
export function LoadMore({ children, onLoad, finished, finishedText = '没有更多了' }: LoadMoreProps) {
  return (
    <List
      offset={LOAD_MORE_PX}
      finished={finished}
      finishedText={finishedText}
      loadingText="加载中"
      errorText={(retry) => <NotLoaded retry={retry} />}
      onLoad={() => onLoad().then(() => undefined)}
    >
      {children}
    </List>
  );
}

/** Asks again by a tap, and by itself once the network is back. */
function NotLoaded({ retry }: { retry: () => unknown }) {
  useNetworkBack(retry);
  return (
    <div className={css.failed} role="alert">
      <span className={css.words}>没有加载出来</span>
      <Button type="link" size="small" onClick={retry}>
        重试
      </Button>
    </div>
  );
}
