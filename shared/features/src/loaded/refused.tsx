import { codes, REFUSED, type Refusal } from '@suite/api';
import { homeOf, links } from '@suite/kernel/links';
import { useLocation } from '@suite/kernel/router';
import { Button, Empty, Failed, type EmptyProps } from '@suite/ui/base';
import { ButtonLink } from '@suite/ui';

/** The way back to the home of the page's line. */
function Home() {
  const { to, words } = homeOf(useLocation().pathname);
  return <ButtonLink to={to}>{words}</ButtonLink>;
}

/** Where a refusal leads that asking again hardly changes. */
const causes: Record<number, Omit<EmptyProps, 'text'> & { words: string; isOwn?: true }> = {
  [codes.NOT_BOUGHT]: {
    words: '购买课程后才能查看',
    action: <ButtonLink to={links.auditionLesson()}>先试听一节</ButtonLink>,
  },
  [codes.PAPER_NOT_OPEN]: {
    words: '还没有开放，开放后就可以查看',
    action: <Home />,
  },
  [codes.NOT_FOUND]: {
    words: '内容不存在，可能已经下架',
    action: <Home />,
  },
  [codes.RULE]: {
    words: REFUSED,
    action: <Home />,
  },
  // The address is wrong. The provider says which parameter, which tells a learner nothing.
  [codes.BAD_PARAMS]: {
    words: '没有找到要看的内容，请检查链接是否完整',
    isOwn: true,
    action: <Home />,
  },
};

export interface RefusedProps {
  refusal: Refusal;
  onRetry: () => unknown;
}

/** A refusal with its picture and a way forward. */
export function Refused({ refusal: { code, text }, onRetry }: RefusedProps) {
  const known = causes[code];
  if (!known) return <Failed text={text || undefined} error={`${code}`} onRetry={onRetry} />;
  const { words, isOwn, action, ...shown } = known;
  return (
    <div role="alert">
      <Empty
        {...shown}
        text={isOwn ? words : text || words}
        action={
          <>
            {action}
            <Button type="link" onClick={onRetry}>
              重试
            </Button>
          </>
        }
      />
    </div>
  );
}
