import type { ErrorGroup } from '../release-error';
import type { Said } from './command';

/** The exit code of each outcome, and what it means. Codes never change, because CI scripts rely on them. */
export const exits: Record<'done' | ErrorGroup, Said & { code: number }> = {
  done: { code: 0, en: 'done, or nothing had to be done', zh: '完成，或无需更改' },
  unexpected: { code: 1, en: 'an unexpected failure', zh: '意外错误' },
  usage: { code: 2, en: 'the command was not understood', zh: '命令用法有误' },
  gate: { code: 3, en: 'the gate refused the release', zh: '发布检查未通过' },
  state: { code: 4, en: 'what is live does not allow it', zh: '当前线上状态不允许此操作' },
  busy: { code: 5, en: 'somebody else was faster: try again', zh: '与他人的操作冲突，请重试' },
  store: { code: 6, en: 'the store failed', zh: '发布仓库出错' },
  keys: { code: 7, en: 'a key is missing or unfit', zh: '密钥缺失或不可用' },
  damage: { code: 8, en: 'something in the store is damaged', zh: '仓库内容有损坏' },
};
