import type { ReactNode } from 'react';
import { PullRefresh as VantPullRefresh } from 'react-vant/es/pull-refresh/index.js';
// The library imports this style in its index, which webpack skips as free of side effects.
import 'react-vant/es/pull-refresh/style/index.css';
import '../tokens/react-vant.css';

export interface PullRefreshProps {
  children: ReactNode;
  onRefresh: () => Promise<unknown>;
}

/** Reloads a list when it is pulled down. The page must also offer a way without the gesture: a reload or a button. */
export function PullRefresh({ children, onRefresh }: PullRefreshProps) {
  return (
    <VantPullRefresh onRefresh={onRefresh} successText="刷新成功" animationDuration={240}>
      {children}
    </VantPullRefresh>
  );
}
