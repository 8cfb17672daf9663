import { momentOf } from '@suite/kernel/time';
import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import { Hero } from './hero';
import { detailWith } from './testing';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['2026-03-11 08:00:00', '早上好，清禾'],
  ['2026-03-11 20:00:00', '晚上好，清禾'],
  ['2026-03-12 02:00:00', '夜深了，清禾'],
])('at %s in Shanghai the learner is greeted with %s, in any time zone of the device', (at, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(momentOf(at));
  renderPage(<Hero detail={detailWith()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
});
