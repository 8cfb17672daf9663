import { links } from '@suite/kernel/links';
import { PageLink, Problem } from '@suite/ui';
import { Button } from '@suite/ui/base';
import css from './subscribe-bar.module.css';
import type { useSubscription } from './use-subscription';

/** The page's main action: subscribes to the reminders, and takes back what was tapped by mistake. */
export function SubscribeBar({ subscription }: { subscription: ReturnType<typeof useSubscription> }) {
  const { isLogin, isSubscribed, isUnknown, undoable, problem } = subscription;
  return (
    <div>
      <Problem text={problem} />
      <div role="status">
        {undoable ? (
          <p className={css.done}>
            <span>{undoable === 'subscribed' ? '订阅成功，有新股安排时会提醒您' : '已取消订阅'}</span>
            <Button type="link" size="small" onClick={subscription.undo}>
              撤销
            </Button>
          </p>
        ) : null}
      </div>
      <div className={css.bar}>
        <PageLink className={css.more} to={links.newSharesIntroduce()}>
          了解打新
        </PageLink>
        <div className={css.action}>{action()}</div>
      </div>
    </div>
  );

  function action() {
    if (isUnknown) {
      return (
        <Button block type="default" onClick={subscription.retry}>
          订阅状态没有加载出来，重试
        </Button>
      );
    }
    if (isLogin === false) {
      return (
        <Button block onClick={subscription.logIn}>
          登录后订阅
        </Button>
      );
    }
    if (isSubscribed) {
      return (
        <Button block type="default" onClick={subscription.unsubscribe}>
          取消订阅
        </Button>
      );
    }
    return (
      <Button block disabled={isSubscribed === undefined} onClick={subscription.subscribe}>
        订阅打新提醒
      </Button>
    );
  }
}
