import { replaced, type Edits } from './copy-of';
import type { Disturbance } from './network';

/** The remote that fails, and one of its pages. */
export const failing = {
  app: 'remote-tools',
  address: '/#/myinfo/counter/mortgage',
  heading: '房贷计算器',
} as const;

/** The version that fails, and the one that mends it. */
export const versions = { faulty: '9.0.0', mended: '9.0.1' } as const;

/** What the heading of the faulty version adds, where it gets so far as to draw one. */
export const MARK = '（新）';

/** One way in which a release can fail. */
export interface Fault {
  name: string;
  /** What the way to the visitor does to one of the release's files. */
  file?: { name: RegExp; does: Disturbance };
  /** What the release itself has wrong, although everything about it was published as it should be. */
  edits?: Edits;
  /** It comes to light only after so many ms of the browser's clock. */
  after?: number;
  /** What ops are told; nothing when the fault is none. */
  code?: string;
  /** The part whose code must not be executed, when the visitor got another than was published. */
  neverRuns?: 'entry' | 'page';
}

const entry = /\/entry\.\w+\.js/;
const table = /\/routes\.\w+\.js/;
const page = /\/CounterMortgage\.\w+\.js/;
const style = /\/CounterMortgage\.\w+\.css/;

const html: Disturbance = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><p>登录</p>',
};
const broken = 'throw new Error("broken on purpose");';
const first = (chunk: string) => new RegExp(`\\[\\["${chunk}"\\],\\{\\d+\\([^)]*\\)\\{`);
const into = (chunk: string) => (code: string) => {
  const [start = ''] = first(chunk).exec(code) ?? [];
  return replaced(code, start, start + broken);
};

/** Every way to fail, as a table has it. */
export const faults: Fault[] = [
  { name: 'entry: 404', file: { name: entry, does: { status: 404 } }, code: 'missing' },
  { name: 'route table: 404', file: { name: table, does: { status: 404 } }, code: 'missing' },
  { name: 'page: 404', file: { name: page, does: { status: 404 } }, code: 'missing' },
  { name: 'entry: 500', file: { name: entry, does: { status: 500 } }, code: 'missing' },
  { name: 'page: 500', file: { name: page, does: { status: 500 } }, code: 'missing' },
  { name: 'entry: HTML as JS', file: { name: entry, does: html }, code: 'missing', neverRuns: 'entry' },
  { name: 'page: HTML as JS', file: { name: page, does: html }, code: 'missing', neverRuns: 'page' },
  { name: 'entry: hangs', file: { name: entry, does: { hang: true } }, after: 130_000, code: 'timeout' },
  { name: 'page: hangs', file: { name: page, does: { hang: true } }, after: 130_000, code: 'timeout' },
  { name: 'all files: slow', file: { name: /\/remote-tools\//, does: { late: 1500 } } },
  { name: 'entry: syntax error', edits: { entry: (code) => `${code}\nvar = ;` }, code: 'throw' },
  { name: 'page: syntax error', edits: { page: (code) => `${code}\nvar = ;` }, code: 'missing' },
  { name: 'entry: throws', edits: { entry: (code) => broken + code }, code: 'throw' },
  { name: 'route table: throws', edits: { table: into('routes') }, code: 'throw' },
  { name: 'page: throws at evaluation', edits: { page: (code) => broken + code }, code: 'missing' },
  {
    name: 'page: throws in render',
    edits: {
      page: (code) => replaced(code, `children:"${failing.heading}${MARK}"`, `children:(()=>{${broken}})()`),
    },
    code: 'render',
  },
  {
    name: 'shared version that the host lacks',
    edits: { entry: (code) => replaced(code, '"default","@suite/ui/base"', '"default","@suite/ui/base@2"') },
    code: 'throw',
  },
  {
    name: 'entry: flipped byte',
    file: { name: entry, does: { flip: true } },
    code: 'missing',
    neverRuns: 'entry',
  },
  {
    name: 'page: flipped byte',
    file: { name: page, does: { flip: true } },
    code: 'missing',
    neverRuns: 'page',
  },
  { name: 'style: flipped byte', file: { name: style, does: { flip: true } }, code: 'missing' },
];
