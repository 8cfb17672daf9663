import { codes, courseId } from '@suite/api';
import * as v from 'valibot';

/**
 * A call that is answered with a code. Thrown, it undoes what the handler has written; returned, it
 * keeps it (a wrong SMS code counts).
 */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, words: string) {
    super(words);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A rule of the product says no. */
export const rule = (words: string) => new Refusal(codes.RULE, words);

/** It opens later: the page says so itself. */
export const notOpen = (words: string) => new Refusal(codes.PAPER_NOT_OPEN, words);

/** It does not exist or belongs to another learner: a visitor must not learn which. */
export const notFound = (words: string) => new Refusal(codes.NOT_FOUND, words);

const fromText = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number));

/** A whole number; in a query it comes as text. */
export const whole = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.union([v.number(), fromText]), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** An id of the database. */
export const id = () => whole(1);

/** 0 or 1. */
export const flag = () =>
  v.pipe(
    whole(0, 1),
    v.transform((value) => value as 0 | 1),
  );

/** Text without blanks around it, not empty and not too long. */
export const text = (most: number, words?: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, words),
    v.maxLength(most, words ?? `内容不能超过 ${most} 个字`),
  );

/** A mobile number of the mainland. */
export const mobile = () => v.pipe(v.string(), v.trim(), v.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'));

/** The code of an SMS. */
export const smsCode = () => v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, '请输入 6 位验证码'));

/** A day, `YYYY-MM-DD`, that exists. */
export const day = () =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式不正确'),
    v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, '日期格式不正确'),
  );

/** Page and size of a list. */
export const page = () => ({ page: whole(1, 10_000), limit: whole(1, 100) });

const isOwnWords = (message: string) => /[\u4e00-\u9fff]/.test(message);

/** Checks the parameters; throws BAD_PARAMS with words that name the wrong one. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new Refusal(
    codes.BAD_PARAMS,
    isOwnWords(issue.message) ? issue.message : `参数有误${where ? `：${where}` : ''}`,
  );
}

/** What a call that opens a session says of the product, as `type` or not at all. */
export const productType = () => v.optional(v.pipe(whole(), v.literal(courseId.GL)));
