import axios from 'axios';
import { serialize } from './address';

/** The connection to the provider: base, time limit, cookies. */
export const client = axios.create({
  baseURL: '/api',
  timeout: 30_000,
  withCredentials: true,
  withXSRFToken: false,
  paramsSerializer: { serialize },
});
