/** The envelope's code of a success. */
export const SUCCESS = 10000;

/** Calls whose success has a code of its own. */
export const successCodes: Record<string, number> = {
  '/passport/front/data': 20000,
  '/financial/invoice/redInvoiceV2': 20000,
};

/** Nobody is signed in: the visitor is sent to the login provider. */
export const LOGIN_REQUIRED = 20005;

/** The messenger's code is unknown, used or expired: the login redirect starts again. */
export const CODE_EXPIRED = 12000;

/** The messenger account has no mobile number yet. */
export const NOT_BOUND = 12001;

/** Signed in, but not validly: the visitor has to sign in again. */
export const relogin = {
  /** The token is forged or damaged. */
  TOKEN_INVALID: 10003,
  /** The session is over. */
  TOKEN_EXPIRED: 10013,
  /** The account is locked. */
  ACCOUNT_LOCKED: 10014,
  /** The messenger account is not the one that the code was given to. */
  ACCOUNT_MISMATCH: 12002,
  /** The account was closed. */
  ACCOUNT_CLOSED: 10500,
  /** The account was merged into another. */
  ACCOUNT_MERGED: 10501,
  /** Signed in on another device, where only one is allowed. */
  SIGNED_IN_ELSEWHERE: 10502,
} as const;

/** Shown, and then the visitor has to sign in again, on every URL but the two special ones. */
export const RELOGIN_WITH_WORDS = 20000;

/** Refusals without a toast: the calling screen handles them. */
export const silent = {
  PAPER_SUBMITTED: 10914,
  PAPER_NOT_OPEN: 10915,
  NOT_BOUGHT: 20026,
  ALREADY_BOUGHT: 20029,
  ORDER_CLOSED: 20030,
  GOODS_EXCLUSIVE: 20031,
  GOODS_UNAVAILABLE: 20034,
  CLASS_FULL: 20035,
  CONTRACT_SIGNED: 100016,
  IDENTITY_NOT_VERIFIED: 100018,
  IDENTITY_MISMATCH: 100019,
  FACE_NOT_VERIFIED: 100020,
  CODE_NOT_VERIFIED: 100021,
  CONTRACT_NOT_READY: 100023,
  ALREADY_DONE: 400005,
} as const;

/** Refusals whose words are shown as a toast. */
export const told = {
  /** A parameter is missing or malformed. */
  BAD_PARAMS: 40000,
  /** A rule of the product says no; the words say which. */
  RULE: 40001,
  /** What was asked for does not exist, or is somebody else's. */
  NOT_FOUND: 40004,
  /** Too large a body. */
  TOO_LARGE: 40013,
  /** Too often. */
  TOO_OFTEN: 40029,
  /** No such call. */
  UNKNOWN_CALL: 40400,
  /** Something unexpected; the log knows. */
  UNEXPECTED: 50000,
} as const;
