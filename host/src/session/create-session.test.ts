import { QueryClient, deviceStore, learnerKey, tabStore, unsentKey, useSession } from '@suite/kernel';
import { site } from '@suite/kernel/testing';
import { currentToken, keepToken } from '../token/token-store';
import { createSession } from './create-session';
import { courseMark, goLoginFlag, loginTries } from './marks';

function made() {
  const client = new QueryClient();
  const nothing = () => undefined;
  const session = createSession({
    context: 'browser',
    site,
    rows: [],
    client,
    navigate: nothing,
    leave: nothing,
    report: nothing,
    reload: nothing,
  });
  return { client, session };
}

/** What a learner leaves on the device by using the suite. */
function leaveTraces() {
  deviceStore.set(learnerKey(7, 'address'), { name: '李明', mobile: '13800138000' });
  deviceStore.set(learnerKey(7, 'note.21'), '我的笔记');
  tabStore.set(learnerKey(7, 'registration'), { slogan: '学完它' });
  tabStore.setText('suite.typed.mobile.bind', '13800138000');
  deviceStore.setText('pass_chapter_score', '60');
  goLoginFlag.set('s');
  courseMark.set('1');
  loginTries.take(false);
}

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ login: 'in', line: 'learner' });
});

test('a logout removes all data of the learner from the device except work that was not sent', () => {
  const { client, session } = made();
  const unsent = unsentKey(7, 'exam.5');
  deviceStore.set(unsent, { 11: '1' });
  deviceStore.setText('suite.device.bucket', '42');
  tabStore.setText('suite.device.override', '[]');
  client.setQueryData(['/Index/index', undefined], { userInfo: { id: 7 } });
  keepToken('abc');
  leaveTraces();
  session.end();
  expect(keys()).toEqual(['suite.device.bucket', 'suite.device.override', unsent]);
  expect([currentToken(), session.learner()]).toEqual(['', undefined]);
  expect(useSession.getState().login).toBe('unknown');
});

test('a new token forgets the learner before as well', () => {
  const { client, session } = made();
  client.setQueryData(['/Index/index', undefined], { userInfo: { id: 7 } });
  leaveTraces();
  session.begin('def');
  expect(keys()).toEqual(['Authorization']);
  expect([currentToken(), session.learner()]).toEqual(['def', undefined]);
});
