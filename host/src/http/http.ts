import axios from 'axios';

/** Parameters as the provider reads them; what is undefined or null is left out. */
function serialize(params: Record<string, unknown>): string {
  const given = Object.keys(params).filter((name) => params[name] !== undefined && params[name] !== null);
  return given.map((name) => `${name}=${encodeURIComponent(String(params[name]))}`).join('&');
}

/** The connection to the provider: base, time limit, cookies. */
export const client = axios.create({
  baseURL: '/api',
  timeout: 30_000,
  withCredentials: true,
  withXSRFToken: false,
  paramsSerializer: { serialize },
});
