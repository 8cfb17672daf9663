/** A number that was proved by a code, on its way to a new password. Neither belongs into an address. */
export interface ResetRequest {
  mobile: string;
  code: string;
}

let pending: ResetRequest | undefined;

/** Kept in memory only: a reload starts anew. */
export const resetRequest = {
  get: () => pending,
  set: (request: ResetRequest | undefined) => void (pending = request),
};
