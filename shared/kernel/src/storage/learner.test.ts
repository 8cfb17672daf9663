import { useSession } from '../session/session';
import { deviceStore, forgetLearner, learnerKey, nowHere, tabStore, unsentKey } from './learner';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ line: 'learner' });
});

test('learners and product lines have keys of their own', () => {
  const keys = [learnerKey(7, 'form'), learnerKey(8, 'form'), unsentKey(7, 'form')];
  useSession.setState({ line: 'management' });
  keys.push(learnerKey(7, 'form'), unsentKey(7, 'form'));
  expect(new Set(keys).size).toBe(5);
});

test('a logout forgets the learner; unsent work and what belongs to the device stay', () => {
  const [note, answers] = [learnerKey(7, 'note'), unsentKey(7, 'answers')];
  deviceStore.set(note, '我的笔记');
  deviceStore.set(answers, { 11: '1' });
  deviceStore.setText('pass_chapter_score', '60');
  deviceStore.setText('suite.device.bucket', '42');
  deviceStore.setText('another-site', 'x');
  tabStore.set('suite.seen', 1);
  forgetLearner();
  expect(Object.keys(localStorage).sort()).toEqual(['another-site', 'suite.device.bucket', answers].sort());
  expect(sessionStorage).toHaveLength(0);
});

test('what open pages keep is removed when another learner of the line is here, not when the same one is', () => {
  const kept = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /counter/.test(key));
  const answers = unsentKey(7, 'answers');
  deviceStore.set('suite.counter.mortgage', { amount: '100' });
  tabStore.set('suite.counter.case.mortgage', { amount: '90' });
  deviceStore.set(answers, { 11: '1' });
  nowHere('learner', 7);
  nowHere('management', 90);
  nowHere('learner', 7);
  expect(kept()).toHaveLength(2);
  nowHere('learner', 8);
  expect(kept()).toEqual([]);
  expect(deviceStore.get(answers)).toEqual({ 11: '1' });
});
