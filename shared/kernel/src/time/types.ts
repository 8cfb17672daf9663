/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, by the provider's clock; '' when there is none. */
export type DateTime = string;

/** `YYYY-MM-DD` in Asia/Shanghai; '' when there is none. */
export type Day = string;

/** `YYYY-MM`. */
export type Month = string;

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
