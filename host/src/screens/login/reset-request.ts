/** A number and its SMS code, handed from the first step to the second; neither may stand in an address. */
export interface ResetRequest {
  mobile: string;
  code: string;
}

let pending: ResetRequest | undefined;

/** Kept in memory only: after a reload the learner starts again. */
export const resetRequest = {
  get: () => pending,
  set: (request: ResetRequest | undefined) => void (pending = request),
};

/** State of the second step's entry in the history: the entry before it is the first step, also after a reload. */
export const AFTER_PROOF = 'after proof';
