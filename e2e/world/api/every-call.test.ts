import * as api from '@suite/api';
import { groups } from './groups';

const isCall = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'function' && 'method' in value && 'path' in value;

const declared = Object.values<unknown>(api).filter(isCall);
const handled = groups.flatMap(({ handlers }) => handlers);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('every declared call is handled', () => {
  expect(declared.map(nameOf).filter((name) => !handled.map(nameOf).includes(name))).toEqual([]);
  expect(declared.length).toBeGreaterThan(100);
});

test('every handled call is declared, and handled once', () => {
  expect(handled.map(nameOf).filter((name) => !declared.map(nameOf).includes(name))).toEqual([]);
  expect(new Set(handled.map(nameOf)).size).toBe(handled.length);
});
