import {
  chapterTest,
  chapterTestResult,
  createJuan,
  juanHistory,
  manageExamDetail,
  paperInfo,
  reformVideoTest,
} from '@suite/api';
import { providePlatform, type HttpRequest, type Platform } from '@suite/kernel';
import { held, NOW, question, solved } from '../testing';
import { openPaper } from './open-paper';
import { paperPlaces } from './paper-places';

let answers: Record<string, unknown> = {};
const calls: HttpRequest[] = [];
beforeEach(() => {
  calls.length = 0;
  const request = async (asked: HttpRequest) => calls.push(asked) && answers[asked.path];
  providePlatform({ http: { request } } as unknown as Platform);
});

const group = (...list: unknown[]) => ({ type: 1, type_text: '单选题', list });
const score = (record_id: number) => ({ record_id, submit_time: NOW, used_seconds: 9 });
const open = { user_answer: held({ content: { 1: '2' } }), server_time: NOW };
const test_ = { ...open, record_id: 72, singleChoice: group(question(1)), judge: null };
const juan = { ...open, juan_id: 32, unit_id: 5, unit_name: '体检', question_list: [question(1)] };

const byKind: Record<string, { scope: string; answers: Record<string, unknown> }> = {
  'a chapter test': {
    scope: 'chapter-test-5',
    answers: {
      [chapterTest.path]: { ...test_, category_info: { id: 300, category_name: '体检' } },
      [chapterTestResult.path]: { ...score(71), singleChoice: group(solved(1, '1')), judge: null },
    },
  },
  'a video test': {
    scope: 'video-test-reform-5',
    answers: {
      [reformVideoTest.path]: {
        ...test_,
        video_info: { v_id: 5, video_name: '体检' },
        result: { ...score(71), singleChoice: group(solved(1, '1')), judgement: null },
      },
    },
  },
  'a practice paper': {
    scope: 'unit-5',
    answers: {
      [createJuan.path]: { ...juan, juan_id: 72 },
      [juanHistory.path]: { list: [], juan: { ...juan, juan_id: 71, question_list: [solved(1, '1')] } },
    },
  },
};

describe.each(Object.entries(byKind))('%s', (_, { scope, answers: known }) => {
  beforeEach(() => void (answers = known));

  test('that is open has the answers that the server holds', async () => {
    const paper = await openPaper({ scope, attempt: '72' });
    expect(paper).toMatchObject({ scope, attempt: 72, title: '体检', questions: [{ id: 1, youAns: '' }] });
    expect(paper?.reading).toMatchObject({ isFinal: false, answer: { content: { 1: '2' } } });
  });

  test('that was handed in has the answers that counted, as its result tells', async () => {
    const paper = await openPaper({ scope, attempt: '71' });
    expect(paper).toMatchObject({ scope, attempt: 71, questions: [{ id: 1, youAns: '1' }] });
    expect(paper?.reading).toMatchObject({ isFinal: true, answer: { content: { 1: '1' } } });
  });

  test('of which the result knows another attempt counts as handed in; what counted is not known', async () => {
    if (scope === 'unit-5') answers = { ...known, [juanHistory.path]: { list: [], juan: null } };
    expect((await openPaper({ scope, attempt: '60' }))?.reading).toMatchObject({
      isFinal: true,
      answer: null,
    });
  });
});

test.each([
  ['exam-9', paperInfo.path, { paper_id: 9 }],
  ['manage-exam-4', manageExamDetail.path, { week: 4, attempt: 2 }],
])('%s is read by its own number', async (scope, path, params) => {
  answers = {
    [paperInfo.path]: { ...open, paper_info: { id: 9, question_list: [] }, user_start: null },
    [manageExamDetail.path]: { ...open, week: 4, attempt: 2, question_list: [] },
  };
  expect(await openPaper({ scope, attempt: '2' })).toMatchObject({ scope });
  expect(calls).toMatchObject([{ path, params }]);
});

test('each kind of paper has a page, and one for its result', () => {
  const ids = ['exam-9', 'manage-exam-4', 'chapter-test-5', 'chapter-test-reform-5', 'video-test-5'];
  const scopes = [...ids, 'video-test-reform-5', 'unit-5', 'unit-reform-5'];
  const found = scopes.map(paperPlaces);
  expect(new Set(found.map((one) => one?.paper)).size).toBe(scopes.length);
  expect(paperPlaces('unit-5')).toEqual({
    paper: '/answer-system/immediate-paper/5',
    result: '/answer-system/history-paper/5',
  });
  expect(paperPlaces('quiz-5')).toBeUndefined();
  expect(openPaper({ scope: 'quiz-5', attempt: 1 })).toBeUndefined();
});
