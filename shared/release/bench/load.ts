import { connect, type Socket } from 'node:net';

/** The result of one run of load. */
export interface Load {
  requests: number;
  failures: number;
  seconds: number;
  bytes: number;
  /** Time to a whole answer, in ms. */
  p50: number;
  p99: number;
}

const END = Buffer.from('\r\n\r\n');

/** All visitors read into it, one after the other: a buffer for each read would cost more than the request. */
const room = Buffer.alloc(256 * 1024);

/**
 * One visitor: sends request after request on one connection, each when the last answer has arrived. nginx ends a
 * connection after a thousand; the visitor then opens another, as browsers do.
 */
function visitor(url: URL, until: number, done: (status: number, bytes: number, ms: number) => void) {
  const request = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`;
  return new Promise<void>((resolve, reject) => {
    let head: Buffer | undefined;
    let left = 0;
    let status = 0;
    let bytes = 0;
    let begun = 0;
    let isLast = false;
    const ask = () => {
      head = Buffer.alloc(0);
      begun = performance.now();
      socket.write(request);
    };
    const take = (chunk: Uint8Array) => {
      if (head) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(END);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        bytes = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        isLast = /connection: close/i.test(text);
        left = bytes - (head.length - end - END.length);
        head = undefined;
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      const now = performance.now();
      done(status, bytes, now - begun);
      if (now < until && !isLast) ask();
      else socket.end();
    };
    const onread = {
      buffer: room,
      callback: (length: number) => {
        take(room.subarray(0, length));
        return true;
      },
    };
    const socket: Socket = connect({ port: Number(url.port), host: url.hostname, onread })
      .setNoDelay(true)
      .once('connect', ask)
      .once('error', reject)
      .once('close', () => resolve(performance.now() < until ? visitor(url, until, done) : undefined));
  });
}

/** Puts load on an address: `visitors` at once, for `seconds`. */
export async function load(address: string, visitors: number, seconds: number): Promise<Load> {
  const begun = performance.now();
  const times: number[] = [];
  let failures = 0;
  let bytes = 0;
  const done = (status: number, size: number, ms: number) => {
    if (status !== 200) failures++;
    bytes += size;
    times.push(ms);
  };
  const until = begun + seconds * 1000;
  await Promise.all(Array.from({ length: visitors }, () => visitor(new URL(address), until, done)));
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, failures, seconds: took, bytes, p50: at(0.5), p99: at(0.99) };
}

const [address, visitors = '64', seconds = '5'] = process.argv.slice(2);
if (process.send && address) process.send(await load(address, Number(visitors), Number(seconds)));
