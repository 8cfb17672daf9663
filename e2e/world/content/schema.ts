import { questionType } from '@suite/api';
import * as v from 'valibot';
import { html as htmlOf, inlineHtml } from './markdown';
import { clipDuration, streamsOf, type ClipName } from './media/clips';
import { noCover, picture as pictureOf } from './media/media';
import type { BankQuestion, PlayableContent } from './types';

/** Text that says something. */
export const words = v.pipe(v.string(), v.trim(), v.minLength(1));
export const whole = v.pipe(v.number(), v.integer());
export const money = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/, 'two decimals are expected'));
export const flag = v.picklist([0, 1]);
export const lines = ['finance', 'reform', 'advanced', 'investment', 'industry', 'jingpin', 'zc'] as const;
export const line = v.picklist(lines);
/** What can be bought and then belongs to the learner. */
export const product = v.picklist([...lines, 'management', 'tools']);
export const clip = v.picklist(Object.keys(clipDuration) as ClipName[]);
/** Markdown that becomes HTML. */
export const html = v.pipe(words, v.transform(htmlOf));
/** The name of a picture, such as `banners/clock`, that becomes its address. */
export const picture = v.pipe(words, v.transform(pictureOf));
/** How long before the first day of the world something was published, and at what time of day. */
export const published = { days_ago: whole, time: v.pipe(v.string(), v.isoTimeSecond()) };

/** A list whose entries differ in one field, such as the id. */
export const listBy = <Entry extends v.GenericSchema>(key: string, entry: Entry) =>
  v.pipe(
    v.array(entry),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const list = dataset.value;
      const keys = list.map((one) => (one as Record<string, unknown>)[key]);
      list.forEach((value, at) => {
        if (keys.indexOf(keys[at]) === at) return;
        const path = { type: 'array', origin: 'value', input: list, key: at, value } as const;
        addIssue({ message: `another entry has the same ${key}`, path: [path] });
      });
    }),
  );

/** What plays a clip under a name. */
export const playable = (v_id: number, video_name: string, name: ClipName): PlayableContent => ({
  v_id,
  video_name,
  cover: noCover,
  duration: clipDuration[name],
  clip: name,
  streams: streamsOf(name),
});

/** A question as it is written down: its id follows from its place, its score from the paper that asks it. */
export type QuestionSource = Omit<BankQuestion, 'id'>;

const asked = { title: v.pipe(words, v.transform(inlineHtml)), analysis: words };
const options = v.pipe(
  v.array(words),
  v.minLength(4),
  v.check((list) => new Set(list).size === list.length, 'two options are the same'),
);

/** Options and answers count from 1; a statement is judged right (1) or wrong (2). */
function questionSource(
  type: keyof typeof questionType,
  title: string,
  options: readonly string[],
  answers: readonly number[],
  analysis: string,
): QuestionSource {
  const numbered = Object.fromEntries(options.map((option, at) => [`option${at + 1}`, option]));
  return { type: questionType[type], title, answer: answers.join(), analysis, ...numbered };
}

const judgement = (title: string, isRight: boolean, analysis: string): QuestionSource =>
  questionSource('judge', title, ['正确', '错误'], [isRight ? 1 : 2], analysis);

/** The questions of a lesson, a chapter or a week. */
export const questions = v.array(
  v.variant('type', [
    v.pipe(
      v.strictObject({ type: v.literal('single'), ...asked, options, answer: whole }),
      v.check((one) => one.answer >= 1 && one.answer <= one.options.length, 'the answer is no option'),
      v.transform((one) => questionSource('single', one.title, one.options, [one.answer], one.analysis)),
    ),
    v.pipe(
      v.strictObject({
        type: v.literal('multiple'),
        ...asked,
        options,
        answer: v.pipe(v.array(whole), v.minLength(2)),
      }),
      v.check(
        ({ options, answer }) =>
          answer.every((one, at) => one > (answer[at - 1] ?? 0) && one <= options.length),
        'the answers are options in their order',
      ),
      v.transform((one) => questionSource('multiple', one.title, one.options, one.answer, one.analysis)),
    ),
    v.pipe(
      v.strictObject({ type: v.literal('judge'), ...asked, answer: v.boolean() }),
      v.transform((one) => judgement(one.title, one.answer, one.analysis)),
    ),
  ]),
);
