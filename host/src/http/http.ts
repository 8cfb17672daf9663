import type { Http } from '@suite/kernel';
import axios from 'axios';

const client = axios.create({ baseURL: '/api', timeout: 30_000, withCredentials: true });

interface Envelope<Data> {
  code: number | string;
  data: Data;
  msg?: string;
  message?: string;
}

function token(): string {
  try {
    return localStorage.getItem('Authorization') ?? '';
  } catch {
    return '';
  }
}

/** Sends calls to the provider and unwraps the envelope. */
export const http: Http = {
  async request({ method, path, params, signal }) {
    const { data } = await client.request<Envelope<never>>({
      method,
      url: path,
      [method === 'GET' ? 'params' : 'data']: params,
      signal,
      headers: { token: token() },
    });
    const code = Number(data?.code);
    if (code !== 10000 && code !== 200) {
      throw Object.assign(new Error(data?.msg || data?.message || '服务异常，请稍后再试'), { code });
    }
    return data.data;
  },
};
