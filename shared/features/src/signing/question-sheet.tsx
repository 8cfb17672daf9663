import type { ContractBlock } from '@suite/api';
import { Popup } from '@suite/ui';
import css from './question-sheet.module.css';

interface QuestionSheetProps {
  block: ContractBlock;
  /** Questions that are left, with this one. */
  left: number;
  onAnswer: (chosen: string) => void;
  onClose: () => void;
}

/** Which of two sentences stands in this contract: its own, or the one that everybody else has. */
export function QuestionSheet({ block, left, onAnswer, onClose }: QuestionSheetProps) {
  const { title, plain, usual = '' } = block;
  // The right one is not always in the same place.
  const sentences = left % 2 === 0 ? [plain, usual] : [usual, plain];
  return (
    <Popup open onClose={onClose} title={left > 1 ? `签署前确认，还有 ${left} 题` : '签署前确认'}>
      <p className={css.question}>
        “{title}”与通常的合同不同。<strong>您要签的这一份，是怎么约定的？</strong>
      </p>
      {sentences.map((sentence) => (
        <button type="button" className={css.answer} key={sentence} onClick={() => onAnswer(sentence)}>
          {sentence}
        </button>
      ))}
    </Popup>
  );
}
