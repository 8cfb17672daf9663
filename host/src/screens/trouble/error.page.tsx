import { platform } from '@suite/kernel';
import { homeOf } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { ResultScreen } from '@suite/ui';
import { Button, Trouble } from '@suite/ui/base';
import type { LoginFailure } from '../../session/log-in';
import { session } from '../../session/service';

interface Words {
  title: string;
  reason: string;
  action: string;
}

const reasons: Record<LoginFailure, Words> = {
  login: {
    title: '登录没有成功',
    reason: '已经试了几次，仍然没能确认您的身份。请检查网络后重新登录；如果一直不行，请联系班主任。',
    action: '重新登录',
  },
  expired: {
    title: '登录没有成功',
    reason: '登录结果没有通过，可能等待太久已经失效。请重新登录；如果一直不行，请联系班主任。',
    action: '重新登录',
  },
  refused: {
    title: '还没有登录',
    reason: '您没有同意授权，或者没有完成登录。登录以后才能打开这个页面，学习记录都会保留。',
    action: '重新登录',
  },
  storage: {
    title: '这个浏览器不能登录',
    reason: '浏览器不让网页保存数据，登录以后也记不住。请允许 Cookie、退出无痕模式，或者换一个浏览器打开。',
    action: '重新登录',
  },
};
const inShell = {
  title: '登录已失效',
  reason: '请回到 App 重新登录，然后再打开这个页面。',
  action: '重试',
};
const other = { title: '出错了', reason: '页面没能打开，请稍后再试。', action: '重试' };

function wordsOf(reason: string): Words {
  if (!Object.keys(reasons).includes(reason)) return other;
  return platform().context === 'shell' ? inShell : reasons[reason as LoginFailure];
}

/** A failure that stops the visit, with a way out of it. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const asked = query.get('reason') ?? '';
  const { title, reason, action } = wordsOf(asked);
  // Only known words are shown: anybody can write an address.
  const code = Object.keys(reasons).includes(asked) ? asked : 'error';

  const back = session().returnPath(query);
  const home = homeOf(back);

  function again() {
    session().allowTries();
    if (platform().context !== 'shell') return platform().navigate(back, { replace: true });
    // The native app is asked for its token once per visit, so the page is reloaded.
    location.replace(`#${back}`);
    location.reload();
  }

  return (
    <ResultScreen
      state="failed"
      title={title}
      reason={reason}
      action={
        <Button block onClick={again}>
          {action}
        </Button>
      }
      secondary={
        <>
          <Button type="link" onClick={() => platform().navigate(home.to, { replace: true })}>
            {home.words}
          </Button>
          <Trouble error={code} />
        </>
      }
    />
  );
}
