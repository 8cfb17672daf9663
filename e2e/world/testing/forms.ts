import type { LightMyRequestResponse } from 'fastify';
import type { WorldUnderTest } from './world-under-test';

/** Sends a plain HTML form as a browser does. */
export const sendForm = (
  { app }: WorldUnderTest,
  url: string,
  fields: Record<string, string> = {},
  cookies: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    cookies,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Addresses of others, to which no page may send a visitor. */
export const foreignAddresses = [
  'https://evil.example/',
  'https://m.example.com.evil.example/',
  'https://m.example.com@evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '',
];
