import type { Store } from '../store/store';
import type { Sources } from './content-security';
import type { StopCanary, StopRule } from '../events/watch-canaries';
import type { Limits } from '../http/limits';
import type { Operations } from '../ops/operations';

/** What a gateway serves, and to whom. */
export interface GatewayOptions {
  /** A store, or the folder of a local one. */
  store: Store | string;
  /** Address of the provider's API; without it `/api` is not there. */
  api?: string;
  /** Silence of the API in ms after which a call fails; longer than a page's own 30 s, which shall decide. */
  apiTimeout?: number;
  /** Who may show the app in a frame, as CSP sources; the app's own origin when absent. */
  frameAncestors?: readonly string[];
  /** What the document may load beside its own origin. */
  sources?: Sources;
  /** Serve source maps to everybody; off, since they are the source. */
  sourceMaps?: boolean;
  /** Bound of the memory for files of releases. */
  cacheBytes?: number;
  /**
   * For how many ms the registry and the document count as current. A local store is asked at each
   * request; another one, whose answers take time and money, twice a second.
   */
  maxAge?: number;
  /** Believe the `X-Forwarded-*` headers: only behind a proxy that sets them itself. */
  trustProxy?: boolean;
  /** How long a closing gateway waits for answers under way, in ms. */
  closeTimeout?: number;
  /** Whether it is about to close: health says so, and balancers send nobody any more. */
  draining?: () => boolean;
  /** How much one address may ask in a minute of what costs more than a file. */
  limits?: Partial<Limits>;
  /** Opens the ops page and the metrics to whom knows it; without it there is no ops page. */
  opsToken?: string;
  /** What the ops page shows and does; taken from the store when absent. */
  operations?: Operations;
  /** When a canary is stopped, how, and every how many ms that is looked at; 0 stops none. */
  canary?: { rule?: StopRule; stop?: StopCanary; every?: number };
  /** Write a log line for each request. */
  logger?: boolean;
}
