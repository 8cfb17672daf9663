import type { ReactNode } from 'react';
import { PullRefresh as VantPullRefresh } from 'react-vant/es/pull-refresh/index.js';
// The library's own import of it is lost where its index is skipped as free of side effects.
import 'react-vant/es/pull-refresh/style/index.css';

export interface PullRefreshProps {
  children: ReactNode;
  onRefresh: () => Promise<unknown>;
}

/** Pulls a list down to fetch it anew. A page must offer the same by a reload or a button. */
export function PullRefresh({ children, onRefresh }: PullRefreshProps) {
  return (
    <VantPullRefresh onRefresh={onRefresh} successText="刷新成功" animationDuration={240}>
      {children}
    </VantPullRefresh>
  );
}
