import { whenInWords } from '@suite/kernel/time';
import { Card, copyText, lazyPiece, Piece, Popup } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import css from './leftover-card.module.css';
import type { Leftover, LeftoverEntry } from './types';

const sheet = lazyPiece(() => import(/* webpackChunkName: "leftover-sheet" */ './leftover-sheet'));

interface LeftoverCardProps {
  leftover: Leftover;
  /** False if the list will be lost with this page. */
  isKept?: boolean;
}

/** What did not count when a paper was handed in, and the sheet with which the learner asks for a review. */
export function LeftoverCard({ leftover, isKept = true }: LeftoverCardProps) {
  const { title, entries } = leftover;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={`${entries.length} 题没有计入成绩`}>
      <p className={css.lead}>
        《{title}》交卷时，这些答案还没有送达。
        {isKept
          ? '明细在本机保留 30 天，可以导出复核单，交给老师申请复核。'
          : '本机存储不可用，离开本页后就看不到了，请现在导出复核单，交给老师申请复核。'}
      </p>
      <ul className={css.list}>
        {entries.map((entry) => (
          <Entry entry={entry} key={entry.number} />
        ))}
      </ul>
      <Button block type="default" onClick={() => setOpen(true)}>
        导出复核单
      </Button>
      <Popup open={isOpen} onClose={() => setOpen(false)} title="作答复核单">
        <Piece of={sheet} failed="复核单没有加载出来，请再试一次">
          {({ LeftoverSheet, sheetLines }) => (
            <div className={css.sheet}>
              <LeftoverSheet leftover={leftover} />
              <Button block type="default" onClick={() => copy(sheetLines(leftover))}>
                复制文字
              </Button>
            </div>
          )}
        </Piece>
      </Popup>
    </Card>
  );
}

async function copy(lines: readonly string[]) {
  Toast.info((await copyText(lines.join('\n'))) ? '复核单已复制，可以粘贴发送' : '没有复制成功，请保存图片');
}

function Entry({ entry: { number, question, answer, at, counted } }: { entry: LeftoverEntry }) {
  return (
    <li className={css.entry}>
      <p>
        第 {number} 题 {question}
      </p>
      <p className={css.answer}>
        {answer ? `您的答案 ${answer}` : '您清除了答案'}
        <span className={css.time}> {whenInWords(at, Date.now())}</span>
      </p>
      <p className={css.counted}>计入成绩：{counted === null ? '未知' : counted || '未作答'}</p>
    </li>
  );
}
