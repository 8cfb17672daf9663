import { ReleaseError } from '../release-error';
import { COUNTERS, DAY, releaseCounts, type Counted, type Counts, type ReleaseCounts } from './counts';

/** A server that does not answer within this time, in ms, is given up until the next look. */
const PATIENCE = 10_000;

/** Fetches text, or refuses in words. */
export async function fetchText(address: string | URL, token: string | undefined, body?: URLSearchParams) {
  const refused = (fault: string, cause?: unknown) =>
    new ReleaseError('COUNTS_SILENT', { address: String(address), fault }, { cause });
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause: Error) => {
    throw refused((cause.cause as Error | undefined)?.message ?? cause.message, cause);
  });
  const text = await response.text();
  if (!response.ok) throw refused(`${response.status} ${text.slice(0, 200)}`);
  return text;
}

/** The loads as Prometheus has them, of all gateways together. */
export class PrometheusCounts implements Counts {
  /**
   * Asks the one at `url`, such as `http://127.0.0.1:9090`. `match` chooses the gateways of one suite where it watches
   * several: `job="suite"`.
   */
  constructor(private readonly options: { url: string; match?: string; token?: string }) {}

  async since(time: number, app?: string): Promise<ReleaseCounts[]> {
    const seconds = Math.max(1, Math.ceil(Math.min(Date.now() - time, DAY) / 1000));
    const counters = Object.values(COUNTERS).map((counter) => this.grown(counter, seconds, app));
    return releaseCounts((await Promise.all(counters)).flat());
  }

  /** How much a counter has grown, summed over the gateways. */
  private async grown(
    { name, labelNames }: (typeof COUNTERS)[keyof typeof COUNTERS],
    seconds: number,
    app: string | undefined,
  ): Promise<Counted[]> {
    const { url, match, token } = this.options;
    const series = `${name}{${[app && `app="${app}"`, match].filter(Boolean).join(',')}}`;
    const range = `${series}[${seconds}s]`;
    // `increase` takes the first value of a series for what it had before, and guesses how it went on. So series that are
    // new in this time count with their last value, unless they began anew with their gateway.
    const grown =
      `(increase(${range}) and ${series} offset ${seconds}s)` +
      ` or ((increase(${range}) and resets(${range}) > 0) > last_over_time(${range})) or last_over_time(${range})`;
    const query = `sum by (${labelNames.join(',')}) (${grown})`;
    const address = new URL('api/v1/query', url.endsWith('/') ? url : `${url}/`);
    const { data } = JSON.parse(await fetchText(address, token, new URLSearchParams({ query }))) as {
      data: { result: { metric: Record<string, string>; value: [number, string] }[] };
    };
    return data.result.map(({ metric, value }) => ({ labels: metric, value: Math.round(Number(value[1])) }));
  }
}
