import css from './comes-back.module.css';

/** Says under a result what becomes of its mistakes. */
export const ComesBack = ({ outcome: { wrong, blank } }: { outcome: { wrong: number; blank: number } }) =>
  wrong + blank > 0 ? (
    <p className={css.words}>
      没有答对的 {wrong + blank} 题，明天起会在学习任务里陆续再问，答对几次就记住了。
    </p>
  ) : null;
