import type { AnsweringState, SaveState } from './types';

/** Where the answers are, in words. */
export interface SaveWords {
  /** `safe`: saved where they belong; `device`: only on this device; `unsafe`: only in this page. */
  tone: 'safe' | 'device' | 'unsafe';
  text: string;
}

/** Says whether the answers are safe; null before there are any. */
export function saveWords({ kind, when, onDevice, onServer }: SaveState): SaveWords | null {
  const saved = when && `${onServer ? '已保存' : '已存在本机'} ${when}`;
  switch (kind) {
    case 'retrying':
      return onDevice
        ? { tone: 'device', text: '没有同步成功，正在重试' }
        : { tone: 'unsafe', text: '没有保存成功，正在重试' };
    case 'offline':
      return onDevice
        ? { tone: 'device', text: '离线，已存在本机' }
        : { tone: 'unsafe', text: '离线，联网后才能保存' };
    case 'login':
      return onDevice
        ? { tone: 'device', text: '登录已过期，已存在本机' }
        : { tone: 'unsafe', text: '登录已过期，还没有保存' };
    case 'refused':
      return onDevice
        ? { tone: 'device', text: '未能同步，已存在本机' }
        : { tone: 'unsafe', text: '没有保存成功，请再试一次' };
    case 'pending':
      return { tone: onDevice ? 'device' : 'unsafe', text: '正在保存' };
    default:
      if (!onDevice && !onServer) return { tone: 'unsafe', text: '本机无法保存' };
      return saved ? { tone: 'safe', text: saved } : null;
  }
}

/** What the learner should do if the device keeps nothing. */
export const storageWords = ({ onDevice, onServer }: SaveState): string | null => {
  if (onDevice) return null;
  return onServer
    ? '本机存储不可用，答案只保存在云端，请保持网络畅通'
    : '本机存储不可用，关闭页面后答案会丢失，请一次答完';
};

/** Says that answers are no longer sent because their questions were taken out of the paper. */
export const removedWords = (count: number): string | null =>
  count > 0 ? `试卷有调整，${count} 道已答的题目被移除，不再计入作答` : null;

/** Says that the paper has questions now that it did not have when it was opened. */
export const addedWords = (count: number): string | null =>
  count > 0 ? `试卷有调整，新增了 ${count} 道题，请一并作答` : null;

/** Where the answers are while the server has not taken them. */
export const keptWords = ({ onDevice }: Pick<SaveState, 'onDevice'>): string =>
  onDevice ? '答案都已保存在本机' : '答案只在这个页面里，请不要关闭页面';

const problems: Record<NonNullable<AnsweringState['problem']>, (kept: string) => string> = {
  offline: (kept) => `交卷时没有网络，还没有交卷；联网后会自动交卷，您可以继续答题。${kept}`,
  network: (kept) => `交卷没有成功，${kept}，请检查网络后再交一次`,
  unknown: (kept) => `还没有收到交卷结果，${kept}`,
  login: (kept) => `登录已过期，${kept}，请重新登录后再交卷`,
  refused: (kept) => `交卷没有成功，${kept}，请稍后再试`,
  changed: () => '试卷新增了题目，还没有交卷，请答完新题再交',
};

/** Why a submission failed, in words; the server knows best why it has refused one. */
export function problemWords({
  problem,
  refusal,
  save,
}: Pick<AnsweringState, 'problem' | 'refusal' | 'save'>): string | null {
  if (!problem) return null;
  const kept = keptWords(save);
  return problem === 'refused' && refusal ? `交卷没有成功，${kept}：${refusal}` : problems[problem](kept);
}

/** The question before answers are handed in. */
export function confirmWords(count: number, { answered, marked }: AnsweringState): string {
  const rest = count - answered;
  const marks = marked.length > 0 ? `，${marked.length} 题做了标记` : '';
  const state = rest > 0 ? `还有 ${rest} 题未作答${marks}` : `全部 ${count} 题已作答${marks}`;
  return `${state}。交卷后不能修改，确定交卷吗？`;
}
