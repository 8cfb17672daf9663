import type { FastifyServerOptions } from 'fastify';
import type { Counts } from '../judge/counts';
import type { OpsUser } from '../ops/people';
import type { SuiteReader } from '../repository/suite';
import type { Store } from '../store/store';
import type { Sources } from './content-security';
import type { Caps } from './events/places';

export interface GatewayOptions {
  /** A store, or the folder of a local one. */
  store: Store | string;
  /** Reads the store as its root of trust allows; by default by what this process knows of the store. */
  reader?: SuiteReader;
  /** The folder that mirrors the store's releases, which nginx may serve too; a temporary one when absent. */
  mirror?: string;
  /** Address of the server's API; without it there is no `/api`. */
  api?: string;
  /** Sites that may show the app in a frame, as CSP sources; the app's own origin when absent. */
  frameAncestors?: readonly string[];
  /** What the document may load beside its own origin. */
  sources?: Sources;
  /** For how many ms a suite counts as current: 0 by default for a local store, 500 for an object store. */
  maxAge?: number;
  /** The proxies in front whose `X-Forwarded-*` headers are believed: their addresses, or a test of each. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** How long a visitor may take to send a request, in ms. */
  requestTimeout?: number;
  maxConnections?: number;
  /** How long a closing gateway waits for requests under way, in ms. */
  closeTimeout?: number;
  /** Whether it is about to close: health then says so, and balancers stop sending requests. */
  draining?: () => boolean;
  /** The people of ops, each with a password; without them and without a header there are no ops pages. */
  users?: readonly OpsUser[];
  /** Instead of passwords: the header in which a proxy of `trustProxy` names the person. */
  opsUserHeader?: string;
  /** Serve ops and the publishing of teams by a server of its own, so that no script of the app shares their origin. */
  opsApart?: boolean;
  /** The tokens with which teams publish their own app, by app. */
  deployTokens?: Readonly<Record<string, string>>;
  /** The share of visitors, in percent, whom a team's token reaches at most; 5 by default. */
  deployShare?: number;
  /** Let teams' tokens publish to everybody. */
  deployPromotes?: boolean;
  /** The token that opens the metrics beside the app; without it they are closed there. */
  metricsToken?: string;
  /** Where the ops pages get the loads of releases from; what this gateway counts when absent. */
  counts?: Counts;
  /** How many events of one place count in an hour; the default does not suit one machine that plays all visitors. */
  caps?: Caps;
  /** From how many places the judge wants loads, for the ops pages. */
  places?: number;
  /** What is written into the log; without it nothing is. */
  log?: 'info' | 'warn' | 'error';
}
