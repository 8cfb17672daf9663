import { Button, Loading, PageSkeleton, Skeleton } from '@suite/ui/base';
import { useState } from 'react';
import { Caption } from '../caption';

export function Loadings() {
  const [round, setRound] = useState(0);
  return (
    <>
      <Caption text="200 毫秒后出现骨架，8 秒后提示网络较慢">
        <Loading key={round} onRetry={() => setRound(round + 1)} />
      </Caption>
      <Caption text="骨架">
        <Skeleton card avatar rows={2} />
        <Skeleton rows={3} />
      </Caption>
      {(['hero', 'list', 'player', 'article', 'question'] as const).map((shape) => (
        <Caption text={`整页骨架：${shape}`} key={shape}>
          <div style={{ height: '8rem', overflow: 'hidden' }}>
            <PageSkeleton shape={shape} />
          </div>
        </Caption>
      ))}
      <Caption text="重新开始" padded>
        <Button size="small" type="default" onClick={() => setRound(round + 1)}>
          重新加载
        </Button>
      </Caption>
    </>
  );
}
