import { questionType, type QuestionType } from '@suite/api';
import * as v from 'valibot';
import { courses } from './courses';
import { readAll } from './read';
import { html, judgement, questionSource, whole, words, type QuestionSource } from './schema';
import type { CourseContent, PaperContent, ScoredQuestion } from './types';

const paperSource = v.strictObject({
  id: whole,
  title: words,
  minutes: whole,
  course_id: whole,
  /** How many questions of a type the paper asks, and what each of them counts. */
  parts: v.array(
    v.strictObject({ type: v.picklist(['single', 'multiple', 'judge']), count: whole, score: whole }),
  ),
  body: html,
});

/** Questions of a type from a course, one from each chapter in turn, so that all chapters are asked. */
function pick(course: CourseContent, type: QuestionType, count: number): ScoredQuestion[] {
  const banks = course.stages
    .flatMap((stage) => stage.chapters)
    .map((chapter) => {
      const own = chapter.unit?.questions ?? [];
      const bank = new Map([...chapter.test, ...own].map((one) => [one.id, one]));
      return [...bank.values()].filter((one) => one.type === type);
    });
  const inTurn = Array.from({ length: count }, (_, round) =>
    banks.flatMap((bank) => bank.slice(round, round + 1)),
  );
  return inTurn.flat().slice(0, count);
}

/** The exams: one with a time limit, one without, and one that ends soon. */
export const papers: PaperContent[] = readAll('papers', paperSource).map(
  ({ id, title, minutes, course_id, parts, body }) => {
    const course = courses.find((one) => one.course_id === course_id);
    if (!course) throw new Error(`papers/${id}.md: there is no course ${course_id}`);
    const question_list = parts.flatMap(({ type, count, score }) =>
      pick(course, questionType[type], count).map((one) => ({ ...one, score })),
    );
    const total_score = question_list.reduce((sum, one) => sum + one.score, 0);
    return { id, title, minutes, rule: body, line: course.line, total_score, pass_score: 60, question_list };
  },
);

const single = (title: string, options: string[], answer: number, analysis: string) =>
  questionSource('single', title, options, [answer], analysis);

const yuan = (amount: number) => `${amount} 元`;

/** The right option and three wrong ones, the right one at a place that changes with the number. */
function among(right: string, wrong: readonly string[], number: number) {
  const place = number % 4;
  const options = wrong.slice(0, 3);
  options.splice(place, 0, right);
  return { options, answer: place + 1 };
}

function saving(number: number): QuestionSource {
  const monthly = 500 + 50 * number;
  const months = 12 + (number % 3) * 6;
  const right = monthly * months;
  const { options, answer } = among(
    yuan(right),
    [yuan(right + monthly), yuan(right - monthly), yuan(right * 2)],
    number,
  );
  return single(
    `每月固定存 ${monthly} 元，不计利息，连续存 ${months} 个月，一共存下多少？`,
    options,
    answer,
    `${monthly} × ${months} = ${right} 元。`,
  );
}

function surplus(number: number): QuestionSource {
  const percent = 10 + (number % 8) * 5;
  const income = 8000 + 100 * number;
  const spent = (income * (100 - percent)) / 100;
  const { options, answer } = among(
    `${percent}%`,
    [`${100 - percent}%`, `${percent + 3}%`, `${percent - 4}%`],
    number,
  );
  return single(
    `某家庭一个月税后收入 ${income} 元，支出 ${spent} 元，结余率是多少？`,
    options,
    answer,
    `结余 ${income - spent} 元，除以收入 ${income} 元，结余率为 ${percent}%。`,
  );
}

function debts(number: number): QuestionSource {
  const percents = [20, 35, 45, 55].map((percent, at) => percent + ((number + at) % 5));
  const order = [0, 1, 2, 3].map((at) => percents[(at + number) % 4] ?? 0);
  const income = 10000 + 200 * number;
  const within = order.flatMap((percent, at) => (percent <= 40 ? [at + 1] : []));
  return questionSource(
    'multiple',
    `四个家庭每月税后收入都是 ${income} 元，下面哪些家庭的负债收入比不超过 40%？`,
    order.map((percent) => `每月还款 ${(income * percent) / 100} 元`),
    within,
    `上限是 ${income} × 40% = ${(income * 40) / 100} 元，每月还款不超过它的符合要求。`,
  );
}

function doubling(number: number): QuestionSource {
  const rates = [2, 3, 4, 6, 8, 9, 12];
  const rate = rates[number % rates.length] ?? 6;
  const isRight = number % 2 === 0;
  const years = 72 / rate + (isRight ? 0 : 4);
  return judgement(
    `第 ${number} 题：按七二法则，年化收益率 ${rate}%，本金翻一倍大约需要 ${years} 年。`,
    isRight,
    `72 ÷ ${rate} = ${72 / rate} 年。`,
  );
}

function interest(number: number): QuestionSource {
  const principal = 10000 + 1000 * number;
  const rate = 2 + (number % 4);
  const right = (principal * rate * 3) / 100;
  const { options, answer } = among(
    yuan(right),
    [yuan(right / 3), yuan(right * 2), yuan(right + 100)],
    number,
  );
  return single(
    `本金 ${principal} 元，年利率 ${rate}%，按单利计算，三年的利息一共是多少？`,
    options,
    answer,
    `${principal} × ${rate}% × 3 = ${right} 元。`,
  );
}

const kinds = [saving, surplus, debts, doubling, interest];

/** A paper with that many questions about figures, to try pages with very long papers. */
export function makePaper(id: number, size: number): PaperContent {
  const question_list = Array.from({ length: size }, (_, at) => {
    const number = at + 1;
    const kind = kinds[at % kinds.length] ?? saving;
    return { ...kind(number), id: id * 1000 + number, score: 1 };
  });
  return {
    id,
    line: 'finance',
    title: `理财计算练习（${size} 题）`,
    rule: `<p>本卷共 ${size} 题，每题 1 分，答对六成及格，不限时间，作答自动保存。</p>`,
    total_score: size,
    pass_score: Math.ceil(size * 0.6),
    minutes: 0,
    question_list,
  };
}
