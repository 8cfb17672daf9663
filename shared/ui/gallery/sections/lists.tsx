import { LoadMore, PullRefresh } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { Caption } from '../caption';
import css from '../gallery.module.css';

const wait = () => new Promise((resolve) => setTimeout(resolve, 1000));

export function Lists() {
  const [count, setCount] = useState(8);
  const [failed, setFailed] = useState(false);
  const more = async () => {
    await wait();
    if (count >= 16 && !failed) {
      setFailed(true);
      throw new Error('第一次没有加载出来');
    }
    setCount(count + 8);
  };
  return (
    <Caption text="第二页失败一次，重试后继续">
      <div className={css.frame}>
        <PullRefresh onRefresh={() => wait().then(() => setCount(8))}>
          <LoadMore onLoad={more} finished={count >= 24}>
            <CellGroup>
              {Array.from({ length: count }, (_, index) => (
                <Cell key={index} title={`第 ${index + 1} 节课程回放`} value="45 分钟" />
              ))}
            </CellGroup>
          </LoadMore>
        </PullRefresh>
      </div>
    </Caption>
  );
}
