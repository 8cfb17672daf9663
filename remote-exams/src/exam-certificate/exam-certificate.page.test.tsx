import { paperInfo, questionType, userDetail, type Paper, type UserDetail } from '@suite/api';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ExamCertificatePage from './exam-certificate.page';

const paper: Paper = {
  paper_info: {
    id: 902,
    title: '家庭理财通识课结课考试',
    rule: '',
    total_score: 100,
    pass_score: 60,
    minutes: 0,
    question_list: [
      {
        id: 1,
        type: questionType.judge,
        title: '题目',
        score: 100,
        option1: '正确',
        option2: '错误',
        youAns: '',
      },
    ],
  },
  user_answer: null,
  user_start: null,
  submit_time: null,
  certificate_info: null,
  server_time: '2026-11-21 10:00:00',
};

const passed: Paper = {
  ...paper,
  submit_time: '2026-11-20 20:05:00',
  certificate_info: {
    certificate_no: 'KS20261120902000003',
    name: '许清禾',
    title: '家庭理财通识课结课考试',
    issue_time: '2026-11-20 20:05:00',
  },
};

const failed: Paper = {
  ...paper,
  user_start: { start_time: '2026-11-20 20:00:00', deadline: null, server_time: '2026-11-21 10:00:00' },
  user_answer: {
    content: {},
    is_draft: 0,
    save_time: '2026-11-20 20:05:00',
    score: 45,
    used_seconds: 300,
  },
  submit_time: '2026-11-20 20:05:00',
};

const visit = (known: Paper, { at = '/exam-certificate', paperId = 902 as number | null } = {}) =>
  renderPage(<ExamCertificatePage />, {
    path: '/exam-certificate',
    at,
    answers: [answer(userDetail, { paperId } as UserDetail), answer(paperInfo, known)],
  });

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  drawn = fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

test('a passed exam brings the certificate as a picture with everything on it', async () => {
  visit(passed);
  const picture = await screen.findByRole('img', { name: /许清禾通过“家庭理财通识课结课考试”/ });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
  const words = drawn.texts.join('');
  for (const part of [
    '考试合格证书',
    '许清禾',
    '家庭理财通识课结课考试',
    'KS20261120902000003',
    '2026年11月20日',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).toContain('不是国家职业资格证书');
  expect(screen.getByRole('button', { name: '保存图片' })).toBeVisible();
  expect(screen.getByRole('link', { name: /证书规则/ })).toHaveAttribute('href', '#/exam-certificate-rule');
});

test('a long name of an exam stays within the certificate', async () => {
  const title = '家庭财务规划与资产配置综合能力结课考试'.repeat(6);
  visit({ ...passed, certificate_info: { ...passed.certificate_info!, title } });
  await screen.findByRole('img');
  expect(drawn.texts.some((text) => text.endsWith('…'))).toBe(true);
});

test('a long name stands on the certificate in full', async () => {
  const name = '阿卜杜热合曼·阿卜杜热西提·买买提';
  visit({ ...passed, certificate_info: { ...passed.certificate_info!, name } });
  await screen.findByRole('img');
  expect(drawn.texts).toContain(name);
});

test('the text for sharing names the exam that was passed', async () => {
  const share = jest.fn();
  renderPage(<ExamCertificatePage />, {
    answers: [answer(userDetail, { paperId: 902 } as UserDetail), answer(paperInfo, passed)],
    platform: { messenger: { pay: async () => 'unknown', share, previewImages: async () => false } },
  });
  await screen.findByRole('img');
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: '我通过了“家庭理财通识课结课考试”' }));
});

test('an exam in the address is the one that counts', async () => {
  const { callsOf } = visit(passed, { at: '/exam-certificate?paper_id=901' });
  await screen.findByRole('img');
  expect(callsOf(paperInfo)[0]?.params).toEqual({ paper_id: 901 });
  expect(callsOf(userDetail)).toEqual([]);
});

test.each([
  ['not begun', paper, '通过考试即可获得证书', '去考试'],
  ['begun', { ...paper, user_start: failed.user_start }, '通过考试即可获得证书', '继续考试'],
  ['failed', failed, '本次考试未获得证书', '查看成绩与解析'],
])('an exam that was %s: why there is no certificate, and the way on', async (_, known, title, action) => {
  visit(known);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/exam?paper_id=902');
});

const answered = (over: object) => ({ ...failed, user_answer: { ...failed.user_answer!, ...over } });

test.each([
  ['not scored yet', answered({ score: null }), '已交卷，等待公布成绩', '查看考试'],
  ['passed a moment ago', answered({ score: 80 }), '证书还没有生成', '查看成绩与解析'],
  ['handed in at an unknown time', { ...failed, submit_time: null }, '本次考试未获得证书', '查看成绩与解析'],
])('an exam that was %s cannot be gone on with', async (_, known, title, action) => {
  visit(known);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: action })).toBeVisible();
});

test('an exam that was not scored yet has no score', async () => {
  visit(answered({ score: null }));
  expect(await screen.findByText(/达到 60 分/)).toBeVisible();
  expect(screen.queryByText(/得分/)).not.toBeInTheDocument();
});

test('a failed exam names both scores', async () => {
  visit(failed);
  expect(await screen.findByText(/得分 45 分，合格分 60 分/)).toBeVisible();
});

test('without an open exam the page says when there is one', async () => {
  visit(paper, { paperId: null });
  expect(await screen.findByText(/最后一周开放考试/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看证书规则' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/exam-certificate-rule');
});

test('what could not be loaded is loaded again', async () => {
  let broken = true;
  renderPage(<ExamCertificatePage />, {
    path: '/exam-certificate',
    at: '/exam-certificate?paper_id=902',
    answers: [
      answer(paperInfo, () => {
        if (broken) throw new Error('offline');
        return passed;
      }),
    ],
  });
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: '考试证书' })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('img')).toBeVisible();
});
