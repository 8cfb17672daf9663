import { request, type IncomingHttpHeaders } from 'node:http';

/** A request that is sent exactly like this; ordinary clients would change the path and add headers. */
export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The answer, still encoded. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server on a connection of its own. */
export function ask(address: string, { method, path, headers, body }: Question): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
