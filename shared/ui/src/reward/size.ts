/** `small`: an answer. `medium`: a lesson, a check-in. `large`, for what happens seldom: paid, signed, passed, graduated. */
export type RewardSize = 'small' | 'medium' | 'large';
