/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;
/** The same for a few words that say only that something is done. */
export const BRIEF_TOAST_MS = 1600;
/** Skeletons show after this time. For content that arrives sooner a short blank is better than a flash. */
export const SKELETON_AFTER_MS = 200;
/** After this time the learner is told that the network, not the app, is slow. */
export const SLOW_AFTER_MS = 8000;
/** A list fetches its next page when the learner is this close to its end. */
export const LOAD_MORE_PX = 320;
/** What is loaded later than its page begins to load when the learner is this close. */
export const NEAR_PX = 200;
/** Default words of a dialog. */
export const DIALOG_WORDS = { title: '提示', confirm: '确定', cancel: '取消' } as const;
/** The toast for a learner who confirms without ticking an agreement that has no name. */
export const AGREEMENT_MISSING = '请先选择内容';
/** The same for an agreement with a name. */
export const agreeFirst = (name: string): string => `请先阅读并同意《${name}》`;
