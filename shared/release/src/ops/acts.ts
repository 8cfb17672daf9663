import { promoteCanary, stopCanary } from '../publish/canary';
import { rollback } from '../publish/rollback';
import type { AppStatus } from '../publish/status';
import type { Store } from '../store/store';

/** An action that was confirmed. It is refused if another canary than `version` is there by then. */
interface Confirmed {
  store: Store;
  app: string;
  to: string;
  version: string;
  who: string;
  why: string;
}

export interface Act {
  path: string;
  label: string;
  danger?: true;
  /** The versions that it may be about now. */
  versions: (state: AppStatus) => string[];
  run: (change: Confirmed) => Promise<{ changed: boolean }>;
}

const ofCanary: Act['versions'] = ({ canary }) => (canary ? [canary.version] : []);

export const acts: readonly Act[] = [
  { path: 'rollback', label: '回滚', danger: true, versions: ({ targets }) => targets, run: rollback },
  { path: 'promote', label: '全量发布', versions: ofCanary, run: promoteCanary },
  { path: 'stop', label: '停止灰度', danger: true, versions: ofCanary, run: stopCanary },
];
