import axios from 'axios';

/** The connection to the provider: base, time limit, cookies. */
export const client = axios.create({ baseURL: '/api', timeout: 30_000, withCredentials: true });
