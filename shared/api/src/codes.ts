/** The codes of the provider's envelope, by name; the host's error catalogue says what each group leads to. */

export const SUCCESS = 10000;
/** Another success, of the provider's newer servers. */
export const OK = 200;
/** A success in two calls (`/passport/front/data`, the red invoice); elsewhere the words are shown, then the login. */
export const LOGIN_WITH_WORDS = 20000;

// The visitor has to log in.
/** The visitor is not logged in and goes to the provider's login page. */
export const LOGIN_REQUIRED = 20005;
export const TOKEN_INVALID = 10003;
export const TOKEN_EXPIRED = 10013;
export const ACCOUNT_LOCKED = 10014;
export const ACCOUNT_CLOSED = 10500;
export const ACCOUNT_MERGED = 10501;
export const LOGGED_IN_ELSEWHERE = 10502;
/** The messenger account is not the one that the code was given to. */
export const ACCOUNT_MISMATCH = 12002;

// Answers to a login that lead elsewhere.
/** The messenger's code is unknown, used or too old: the login redirect starts again. */
export const CODE_EXPIRED = 12000;
/** The messenger account has no mobile number: it is bound first. */
export const NOT_BOUND = 12001;

// Left to the page: the client shows no message.
export const PAPER_SUBMITTED = 10914;
export const PAPER_NOT_OPEN = 10915;
/** Another device has saved answers that the sheet does not know. */
export const ANSWERS_CHANGED = 10916;
export const NOT_BOUGHT = 20026;
export const ALREADY_BOUGHT = 20029;
export const ORDER_CLOSED = 20030;
/** The goods exclude others that the learner has bought. */
export const GOODS_EXCLUSIVE = 20031;
export const GOODS_UNAVAILABLE = 20034;
export const CLASS_FULL = 20035;
export const CONTRACT_SIGNED = 100016;
export const IDENTITY_NOT_VERIFIED = 100018;
/** Name and ID number do not belong together. */
export const IDENTITY_MISMATCH = 100019;
export const FACE_NOT_VERIFIED = 100020;
export const SMS_NOT_VERIFIED = 100021;
export const CONTRACT_NOT_READY = 100023;
/** A survey or an evaluation was sent before. */
export const ALREADY_DONE = 400005;

// Shown in the provider's words.
/** A consent to an older text than that in force: a page of a newer release has the newer one. */
export const CONSENT_OUTDATED = 100024;
/** A parameter is missing or malformed. */
export const BAD_PARAMS = 40000;
/** A rule of the product says no. */
export const RULE = 40001;
/** It does not exist, or belongs to another learner. */
export const NOT_FOUND = 40004;
export const TOO_LARGE = 40013;
export const TOO_OFTEN = 40029;
export const UNKNOWN_CALL = 40400;
export const UNEXPECTED = 50000;
