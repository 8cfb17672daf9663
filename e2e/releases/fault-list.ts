import { containerOf, type Edits } from './copy-of';
import type { Disturbance } from './network';
import { throwingComponents, throwingTable, withoutShared } from './wrapped';

/** A page of the remote whose release is faulty. */
interface FailingPage {
  app: string;
  /** The route's name, which its files begin with. */
  name: string;
  path: string;
  heading: string;
  /** A page of the same remote that the visitor opens first, and that works. */
  after?: { path: string; heading: string };
}

/** The faulty version, and the version that mends it. */
export const versions = { faulty: '9.0.0', mended: '9.0.1' } as const;

/** Marks the heading of the faulty version, to show which version drew the page. */
export const MARK = '（新）';

/** One way in which a release can fail. */
export interface Fault {
  name: string;
  page: FailingPage;
  /** A disturbance of one of the release's files on its way to the visitor. */
  file?: { name: RegExp; does: Disturbance };
  /** A defect in the code of the release, which is published correctly. */
  edits?: Edits;
  /** Milliseconds of the browser's clock until the fault shows. */
  after?: number;
  /** The code that ops are told; absent when the release still loads. */
  code?: string;
  /** The part whose code must not run, because the visitor received something other than was published. */
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
const page = /CounterMortgage\.\w+\.js/;
const style = /CounterMortgage\.\w+\.css/;

const html: Disturbance = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><p>登录</p>',
};
const broken = 'throw new Error("broken on purpose");';
const forgetHash = `\n;for(var file in __suite.hashes)if(/${versions.faulty}\\/${page.source}/.test(file))delete __suite.hashes[file];`;
const container = containerOf(calculator.app, versions.faulty);

const list: (Omit<Fault, 'page'> & { page?: FailingPage })[] = [
  { name: 'entry: 404', file: { name: entry, does: { status: 404 } }, code: 'missing' },
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
  { name: 'route table: throws', edits: { entry: throwingTable(container) }, code: 'throw' },
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
  {
    name: 'page: hash not known',
    edits: { entry: (code) => code + forgetHash },
    code: 'missing',
    neverRuns: 'page',
  },
  { name: 'style: flipped byte', file: { name: style, does: { flip: true } }, code: 'missing' },
];

/** Every fault, one row of the table each. */
export const faults: Fault[] = list.map((fault) => ({ page: calculator, ...fault }));
