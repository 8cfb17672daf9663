import { platform } from '@suite/kernel';
import { dayAt } from '@suite/kernel/time';
import { copyText, lazyPiece, Piece, Popup } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import type { Outcome } from './calculator';
import css from './result-tools.module.css';

const picture = lazyPiece(() => import(/* webpackChunkName: "calculator-picture" */ './picture-piece'));

interface ResultToolsProps {
  title: string;
  outcome: Outcome;
  link: string;
  /** Absent while two cases are being compared. */
  onCompare?: () => void;
}

/** Prints after the tables have opened: they hear it as from the browser's own menu, and need a moment to render. */
function print() {
  window.dispatchEvent(new Event('beforeprint'));
  setTimeout(() => window.print());
}

/** What can be done with a result: compare it, save it as a picture, send its link, print it. */
export function ResultTools({ title, outcome, link, onCompare }: ResultToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const { main, figures, sentence } = outcome;
  const copy = async () => {
    const done = await copyText(link);
    if (done) Toast.info('链接已复制，里面有上面填的数字');
    else Toast.info('没有复制成功，请用“结果图片”分享');
  };
  return (
    <div className={css.tools}>
      {onCompare ? (
        <Button size="small" type="default" onClick={onCompare}>
          对比另一方案
        </Button>
      ) : null}
      <Button size="small" type="default" onClick={() => setOpen(true)}>
        结果图片
      </Button>
      <Button size="small" type="default" onClick={copy}>
        复制带数字的链接
      </Button>
      {platform().context === 'browser' ? (
        <Button size="small" type="default" onClick={print}>
          打印
        </Button>
      ) : null}
      <Popup open={isOpen} onClose={() => setOpen(false)} title="结果图片">
        <div className={css.picture}>
          <Piece of={picture} failed="图片功能没有加载出来，请再试一次">
            {({ ResultPoster }) => (
              <ResultPoster
                subject={{
                  title,
                  main: { name: main.name, value: main.value },
                  figures: figures.map(({ name, value }) => ({ name, value })),
                  sentence,
                  link,
                  day: dayAt(Date.now()),
                }}
              />
            )}
          </Piece>
        </div>
      </Popup>
    </div>
  );
}
