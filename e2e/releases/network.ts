import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What the network does to a file instead of delivering it as it is. */
export type Disturbance =
  | { status: number; type?: string; body?: string }
  | { hang: true }
  | { late: number }
  | { flip: true };

/** Changes one bit, so that the content differs but stays text of the same length. */
function flipped(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const middle = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}

/** The network between a gateway and its visitors, which can damage files. */
export class Network {
  private rules: { address: RegExp; does: Disturbance }[] = [];

  constructor(private readonly gateway: FastifyInstance) {}

  /** Disturbs all requests to matching addresses until `mend` is called. */
  disturb(address: RegExp, does: Disturbance): void {
    this.rules.push({ address, does });
  }

  mend(): void {
    this.rules = [];
  }

  /** Answers as the gateway does, or with the disturbance of that address. */
  answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const does = this.rules.find(({ address }) => address.test(request.url ?? ''))?.does;
    if (does && 'hang' in does) return;
    if (does && 'late' in does) await pause(does.late);
    if (does && 'status' in does) {
      const { status, type = 'text/plain; charset=utf-8', body = '' } = does;
      response.writeHead(status, { 'content-type': type }).end(body);
    } else if (does && 'flip' in does) {
      await this.answerFlipped(request, response);
    } else this.gateway.routing(request, response);
  };

  private async answerFlipped({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { statusCode, headers, rawPayload } = await this.gateway.inject({ url });
    response.writeHead(statusCode, headers as Record<string, string>).end(flipped(rawPayload));
  }
}
