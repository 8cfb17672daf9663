import { questionType, type Question } from '@suite/api';
import { decodeChoices, optionsOf } from '../answering';

/** Names an option by its letter or its place. */
const NAMES_OPTION = /(^|[^A-Za-z])[A-F]\s*([、项和与,，:：]|选项|$)|选项?\s*[A-F]|前[两三]|[①②③④⑤]/;
/** An option that means the others. */
const MEANS_OTHERS = /以上|上述|^\s*(都|均|全部|两者|二者)/;
const IS_NUMBER = /^\s*[¥￥约]?\s*[-−]?\d/;

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '');

/** Whether the order of a question's options carries no meaning. */
function isFree(question: Question): boolean {
  if (question.type === questionType.judge) return false;
  const options = optionsOf(question).map(({ html }) => wordsOf(html));
  // Numbers stand in their order.
  if (options.every((text) => IS_NUMBER.test(text)) || options.some((text) => MEANS_OTHERS.test(text)))
    return false;
  const texts = [wordsOf(question.title), wordsOf(question.analysis ?? ''), ...options];
  return !texts.some((text) => NAMES_OPTION.test(text));
}

/** A question with its options in another order, where the order carries no meaning. `random` gives from 0 to below 1. */
export function shuffled(question: Question, random: () => number): Question {
  if (!isFree(question)) return question;
  const order = optionsOf(question).map(({ number }) => number);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  const moved: Question = { ...question };
  order.forEach((from, at) => (moved[`option${at + 1}`] = question[`option${from}`] ?? ''));
  const answer = decodeChoices(question.answer).map((number) => order.indexOf(number) + 1);
  return { ...moved, answer: answer.join(',') };
}
