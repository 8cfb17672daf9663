import type { ContractText } from '@suite/api';
import { allConsents } from '../../consent/testing';
import { useSession } from '@suite/kernel';
import { fakeCanvas, fakeViews, renderPage, type FakeView } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SigningScreen } from '../signing-screen';
import type { Standing } from '../types';
import { modelServer, type ModelServer } from './model-server';

export let watched: FakeView[] = [];

/** Before each test: an empty device and what jsdom lacks. After it: everything as it was. */
export function freshDevice() {
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: 7, line: 'learner' });
    watched = fakeViews();
    fakeCanvas();
    Element.prototype.scrollIntoView = jest.fn();
    window.scrollTo = jest.fn();
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    location.hash = '';
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  });
}

const areas = { province_list: { 330000: '浙江省' }, city_list: { 330100: '杭州市' }, area_list: {} };
const clause = (id: string, html: string, plain = '') => ({
  id,
  title: `条款 ${id}`,
  html,
  image: '',
  width: 0,
  height: 0,
  digest: '',
  plain,
});
export const text = (version: string): ContractText => ({
  id: 7,
  contract_name: '进阶课服务合同',
  version,
  status: 'signing',
  sign_time: '',
  documents: [
    {
      name: '服务合同',
      blocks: [
        clause('price', '<p>课程费用为 2980 元。</p>', '课程费 2980 元，以后没有别的费用。'),
        clause('refund', `<p>${version === '1' ? '7' : '15'} 日内全额退费。</p>`),
        {
          ...clause('page', ''),
          title: '附件第 1 页',
          image: '/page.svg',
          width: 750,
          height: 1060,
          digest: 'a',
        },
      ],
    },
  ],
  signature: '',
  evidence: null,
});

export function visit(
  stage: Standing['stage'],
  set: (model: ModelServer) => void = () => undefined,
  readAreas: () => Promise<typeof areas> = async () => areas,
) {
  const model = modelServer();
  model.go(stage);
  // Only the tests of consents begin without them.
  model.consents = allConsents;
  model.edition.read = async () => text(String(model.version));
  set(model);
  const edition = { ...model.edition, areas: readAreas };
  return { model, ...renderPage(<SigningScreen edition={edition} />) };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => userEvent.click(button(name));
export const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });
export const stage = (name: string) =>
  expect(screen.getByText(name).closest('li')).toHaveAttribute('aria-current', 'step');
export const come = (target: Element) =>
  act(() => watched.filter((one) => one.target === target).forEach(({ show }) => show(true)));
export const allowCamera = () =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => undefined },
  });
