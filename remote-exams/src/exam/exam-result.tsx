import type { Paper } from '@suite/api';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { Button, Page } from '@suite/ui/base';
import { QuestionReview, reviewOfList } from '@suite/features/question-review';
import { ResultPage, examOutcome, verdictOf, type NextAction } from '@suite/features/result';
import css from './exam-result.module.css';

interface ExamResultProps {
  paper: Paper;
  /** The exam that the learner has to do with now: after a failure another one. */
  next: number | null;
}

/** What came of an exam; with `?view=analysis` in the address its questions, one by one. */
export function ExamResult({ paper, next }: ExamResultProps) {
  const [search] = useSearchParams();
  const { id, title, question_list } = paper.paper_info;
  const outcome = examOutcome(paper);
  const result = `/exam?paper_id=${id}`;
  const certificate: NextAction = { text: '查看证书', to: `/exam-certificate?paper_id=${id}` };
  const analysis: NextAction = { text: '查看答案与解析', to: `${result}&view=analysis` };
  const rules: NextAction = { text: '证书规则', to: '/exam-certificate-rule' };

  if (search.get('view') === 'analysis') {
    return (
      <Page
        footer={
          <Button block onClick={() => platform().navigate(result, { replace: true })}>
            查看成绩
          </Button>
        }
      >
        <h1 className={css.title}>{title}</h1>
        <QuestionReview review={reviewOfList(question_list)} />
      </Page>
    );
  }
  const passed = verdictOf(outcome) === 'passed';
  const again: NextAction | undefined =
    !passed && next !== null && next !== id ? { text: '参加补考', to: `/exam?paper_id=${next}` } : undefined;
  const primary = passed ? certificate : (again ?? analysis);
  return (
    <ResultPage
      name={title}
      kind="考试"
      outcome={outcome}
      primary={primary}
      others={[analysis, rules].filter((action) => action !== primary)}
    />
  );
}
