import type { Trust } from '../keys/trust';
import type { Store } from '../store/store';
import type { Compress } from './zstd';
import type { Sources } from './content-security';
import type { VoiceRules } from '../events/voices';
import type { StopCanary, StopRule } from '../events/watch-canaries';
import type { Limits } from '../http/limits';
import type { Operations } from '../ops/operations';

/** The options of a gateway. */
export interface GatewayOptions {
  /** A store, or the folder of a local one. */
  store: Store | string;
  /** What is known of the store from outside of it; by default only what this process has seen. */
  trust?: Trust;
  /** Address of the provider's API; without it there is no `/api`. */
  api?: string;
  /** A call fails after this silence of the API, in ms: more than the page's own limit of 30 s, which decides. */
  apiTimeout?: number;
  /** Sites that may show the app in a frame, as CSP sources; the app's own origin when absent. */
  frameAncestors?: readonly string[];
  /** What the document may load beside its own origin. */
  sources?: Sources;
  /** Serve source maps; off by default, because they contain the source. */
  sourceMaps?: boolean;
  /** How much memory the cache of release files may take, in bytes. */
  cacheBytes?: number;
  /**
   * Compresses changed files for visitors who have an older version, so that they fetch only what is new; by default
   * Node's zstd, from Node 22.19 and 24.6 on. `false` sends whole files to all.
   */
  deltas?: Compress | false;
  /**
   * For how many ms the registry and the document count as current. By default a local store is read at
   * each request, an object store, where reading takes time and money, twice a second.
   */
  maxAge?: number;
  /** Believe the `X-Forwarded-*` headers: only behind a proxy that sets them itself. */
  trustProxy?: boolean;
  /** How long a closing gateway waits for requests under way, in ms. */
  closeTimeout?: number;
  /** Whether it is about to close: health then says so, and balancers stop sending requests. */
  draining?: () => boolean;
  /** Limits for one address in a minute; files of releases have none. */
  limits?: Partial<Limits>;
  /** The password of the ops pages and the metrics; without it there are no ops pages. */
  opsToken?: string;
  /** Serve ops and the publishing of teams by a server of its own, so that no script of the app shares their origin. */
  opsApart?: boolean;
  /** The tokens with which teams publish their own app, by app; without them nobody publishes through the gateway. */
  deployTokens?: Readonly<Record<string, string>>;
  /** What the ops pages show and do; by default they work on the store. */
  operations?: Operations;
  /**
   * When and how a canary is stopped, by whose reports, and how often that is checked, in ms; 0 never checks.
   */
  canary?: { rule?: StopRule; stop?: StopCanary; every?: number } & Partial<VoiceRules>;
  /** Write a log line for each request. */
  logger?: boolean;
}
