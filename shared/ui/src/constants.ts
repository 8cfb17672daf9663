/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;
/** Default pause between two runs of a throttled action, in milliseconds. */
export const THROTTLE_MS = 1000;
/** Default rest that a debounced action waits for, in milliseconds. */
export const DEBOUNCE_MS = 500;
/** Content that arrives sooner shows no placeholder at all: a flash is worse than a short blank. */
export const SKELETON_AFTER_MS = 200;
/** From then on the learner is told that the network, not the app, is slow. */
export const SLOW_AFTER_MS = 8000;
/** Distance from its end at which a list fetches its next page. */
export const LOAD_MORE_PX = 320;
/** Words of a dialog that says nothing else. */
export const DIALOG_WORDS = { title: '提示', confirm: '确定', cancel: '取消' } as const;
/** Why a confirmation is refused while its agreement is not ticked. */
export const AGREEMENT_MISSING = '请先选择内容';
