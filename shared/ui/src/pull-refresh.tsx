import { useState, type ReactNode } from 'react';
import { PullRefresh as VantPullRefresh } from 'react-vant/es/pull-refresh/index.js';
// The library imports this style in its index, which webpack skips as free of side effects.
import 'react-vant/es/pull-refresh/style/index.css';
import './tokens/react-vant.css';

export interface PullRefreshProps {
  children: ReactNode;
  /** Fetches the list anew; if it rejects, the list stays and the head says so. */
  onRefresh: () => Promise<unknown>;
}

/** Reloads a list when it is pulled down. The page must also offer a way without the gesture: a reload or a button. */
export function PullRefresh({ children, onRefresh }: PullRefreshProps) {
  const [failed, setFailed] = useState(false);
  const refresh = () =>
    onRefresh().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <VantPullRefresh
      onRefresh={refresh}
      pullingText="下拉刷新"
      loosingText="松开刷新"
      loadingText="正在刷新"
      // The library calls every end a success.
      successText={failed ? '没有刷新成功，请再试一次' : '刷新成功'}
      successDuration={failed ? 1500 : 500}
      animationDuration={240}
    >
      {children}
    </VantPullRefresh>
  );
}
