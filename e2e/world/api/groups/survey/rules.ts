import type { ResearchQuestion } from '@suite/api';

type Content = Record<string, string>;

function isAnswer({ type, options, max_length }: ResearchQuestion, answer: string): boolean {
  switch (type) {
    case 'star':
      return /^[1-5]$/.test(answer);
    case 'text':
      return answer.length <= max_length;
    case 'single':
      return options.some(({ id }) => String(id) === answer);
    case 'multiple': {
      const ids = answer.split(',');
      const known = ids.every((id) => options.some((option) => String(option.id) === id));
      const sorted = ids.every((id, at) => at === 0 || Number(id) > Number(ids[at - 1]));
      return known && sorted;
    }
  }
}

/** What is wrong with the answers to a survey; '' if they are fine. */
export function whyNoResearch(questions: readonly ResearchQuestion[], content: Content): string {
  const unknown = Object.keys(content).some(
    (id) => !questions.some((question) => String(question.id) === id),
  );
  if (unknown) return '问卷已更新，请刷新后重新填写';
  for (const [at, question] of questions.entries()) {
    const answer = (content[question.id] ?? '').trim();
    if (answer === '' && question.is_required) return `请回答第 ${at + 1} 题`;
    if (answer !== '' && !isAnswer(question, answer)) {
      return question.type === 'text'
        ? `第 ${at + 1} 题最多 ${question.max_length} 个字`
        : `第 ${at + 1} 题的回答有误`;
    }
  }
  return '';
}

/** Answers in a fixed order without empty ones, so that repeated ones compare equal. */
export function inOrder(questions: readonly ResearchQuestion[], content: Content): Content {
  const answers = questions.map(({ id }) => [String(id), (content[id] ?? '').trim()] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}
