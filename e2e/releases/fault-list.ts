import { containerOf, type Edits } from './copy-of';
import type { Disturbance } from './network';
import { throwingComponents, throwingModules, withoutShared } from './wrapped';

/** A page of the remote that fails. */
export interface FailingPage {
  app: string;
  /** The route's name, which its files begin with. */
  name: string;
  path: string;
  heading: string;
  /** A page of the same remote that is opened before, as the last one that works. */
  after?: { path: string; heading: string };
}

/** The version that fails, and the one that mends it. */
export const versions = { faulty: '9.0.0', mended: '9.0.1' } as const;

/** What the heading of the faulty version adds, where it gets so far as to draw one. */
export const MARK = '（新）';

/** One way in which a release can fail. */
export interface Fault {
  name: string;
  page: FailingPage;
  /** What happens to one of the release's files on the way to the visitor. */
  file?: { name: RegExp; does: Disturbance };
  /** What the release itself has wrong, although everything about it was published as it should be. */
  edits?: Edits;
  /** What happens to the registry of a store that signs, for a document of the revision before. */
  registry?: Disturbance;
  /** It comes to light only after so many ms of the browser's clock. */
  after?: number;
  /** What ops are told; nothing when the fault is none. */
  code?: string;
  /** The part whose code must not be executed, when the visitor got another than was published. */
  neverRuns?: 'entry' | 'page';
}

const calculator: FailingPage = {
  app: 'remote-tools',
  name: 'CounterMortgage',
  path: '/myinfo/counter/mortgage',
  heading: '房贷计算器',
};
const late: FailingPage = {
  app: 'remote-learning',
  name: 'StudentsFeel',
  path: '/students-feel',
  heading: '学员感悟',
  after: { path: '/open-account', heading: '证券开户指引' },
};

const entry = /entry\.\w+\.js/;
const table = /routes\.\w+\.js/;
const page = /CounterMortgage\.\w+\.js/;
const style = /CounterMortgage\.\w+\.css/;

const html: Disturbance = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><p>登录</p>',
};
const broken = 'throw new Error("broken on purpose");';
const container = containerOf(calculator.app, versions.faulty);

const list: (Omit<Fault, 'page'> & { page?: FailingPage })[] = [
  { name: 'entry: 404', file: { name: entry, does: { status: 404 } }, code: 'missing' },
  { name: 'route table: 404', file: { name: table, does: { status: 404 } }, code: 'missing' },
  { name: 'page: 404', file: { name: page, does: { status: 404 } }, code: 'missing' },
  {
    name: 'late chunk: 404',
    page: late,
    file: { name: /StudentsFeel\.\w+\.js/, does: { status: 404 } },
    code: 'missing',
  },
  { name: 'entry: 500', file: { name: entry, does: { status: 500 } }, code: 'missing' },
  { name: 'page: 500', file: { name: page, does: { status: 500 } }, code: 'missing' },
  { name: 'entry: HTML as JS', file: { name: entry, does: html }, code: 'missing', neverRuns: 'entry' },
  { name: 'page: HTML as JS', file: { name: page, does: html }, code: 'missing', neverRuns: 'page' },
  { name: 'entry: hangs', file: { name: entry, does: { hang: true } }, after: 130_000, code: 'timeout' },
  { name: 'page: hangs', file: { name: page, does: { hang: true } }, after: 130_000, code: 'timeout' },
  { name: 'every file: slow', file: { name: /\w/, does: { late: 1500 } } },
  { name: 'entry: syntax error', edits: { entry: (code) => `${code}\nvar = ;` }, code: 'throw' },
  { name: 'page: syntax error', edits: { page: (code) => `${code}\nvar = ;` }, code: 'throw' },
  { name: 'entry: throws', edits: { entry: (code) => broken + code }, code: 'throw' },
  { name: 'route table: throws', edits: { table: throwingModules(container) }, code: 'throw' },
  { name: 'page: throws at evaluation', edits: { page: (code) => broken + code }, code: 'throw' },
  { name: 'page: throws in render', edits: { page: throwingComponents(container) }, code: 'render' },
  {
    name: 'shared version that the host lacks',
    edits: { entry: withoutShared(container, '@suite/ui/base') },
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
  { name: 'signed registry: flipped byte', registry: { flip: true }, code: 'registry' },
];

/** Every way to fail, as a table has it. */
export const faults: Fault[] = list.map((fault) => ({ page: calculator, ...fault }));
