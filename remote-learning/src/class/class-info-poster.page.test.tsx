import { registrationSheet, userDetail, type Registration, type UserDetail } from '@suite/api';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClassInfoPosterPage from './class-info-poster.page';

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  drawn = fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const registration: Registration = {
  sheet: {
    name: '许清禾',
    sex: 2,
    mobile: '19900001004',
    province_id: '330000',
    city_id: '330100',
    profession: '企业职员',
    slogan: '每天一课，说到做到！',
  },
  course_name: '家庭理财通识课',
  class_name: '第452期',
  start_date: '2026-11-23',
  link: 'https://m.example.com/#/x',
};

const visit = (data: Registration) =>
  renderPage(<ClassInfoPosterPage />, {
    answers: [
      answer(registrationSheet, data),
      answer(userDetail, { userInfo: { nickname: '清禾', avatar: '/face.svg' } } as UserDetail),
    ],
  });

test('the poster names the learner, the class and its start, and no private data', async () => {
  visit(registration);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    '开班海报：许清禾报名家庭理财通识课，第452期，11月23日开班。学习宣言：每天一课，说到做到！',
  );
  expect(drawn.texts).toEqual(
    expect.arrayContaining([
      '许清禾',
      '家庭理财通识课',
      '第452期',
      '2026年11月23日 周一',
      '每天一课，说到做到！',
    ]),
  );
  expect(drawn.texts.join()).not.toContain('19900001004');
});

test('before the registration there is the way to it', async () => {
  visit({ ...registration, sheet: null });
  await userEvent.click(await screen.findByRole('button', { name: '去登记' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/class-info-form');
});
