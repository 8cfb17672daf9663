import type { Paper } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { ButtonLink } from '@suite/ui';
import { Button, Page, Result } from '@suite/ui/base';
import { Leftovers } from '@suite/features/paper';
import { examScope } from '@suite/features/paper/kinds';
import { QuestionReview, reviewOfList } from '@suite/features/question-review';
import { ResultPage, type NextAction } from '@suite/features/result';
import { ComesBack, solvedExam, useTakenPaper } from '@suite/features/spaced-review';
import { examOutcome } from './exam-outcome';
import css from './exam-result.module.css';

interface ExamResultProps {
  paper: Paper;
  hasPassed: boolean;
  /** The exam that is open to the learner now; after a failure this is the resit. */
  next: number | null;
}

/** The result of an exam; with `?view=analysis` in the address its solved questions. */
export function ExamResult({ paper, hasPassed, next }: ExamResultProps) {
  const [search] = useSearchParams();
  const { id, title, question_list } = paper.paper_info;
  useTakenPaper(solvedExam(paper));
  const outcome = examOutcome(paper);
  const result = links.exam({ paperId: id });
  const certificate: NextAction = { text: '查看证书', to: links.examCertificate({ paperId: id }) };
  const analysis: NextAction = { text: '查看答案与解析', to: links.exam({ paperId: id, view: 'analysis' }) };
  const rules: NextAction = { text: '证书规则', to: links.examCertificateRule() };

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
  const resit: NextAction =
    next !== null && next !== id
      ? { text: '参加补考', to: links.exam({ paperId: next }) }
      : { text: '联系老师补考', to: links.myTeacher() };
  const primary = hasPassed ? certificate : resit;
  return (
    <ResultPage name={title} kind="考试" outcome={outcome} primary={primary} others={[analysis, rules]}>
      <ComesBack outcome={outcome} />
      <Leftovers scope={examScope(id)} />
    </ResultPage>
  );
}

/** An exam whose score is not there yet has neither been passed nor failed. */
export function NotScored({ paper: { paper_info, submit_time } }: { paper: Paper }) {
  return (
    <Page>
      <Result
        state="waiting"
        title="已交卷，等待公布成绩"
        reason={
          <>
            <p>{paper_info.title}</p>
            {submit_time ? <p>{yearAndMomentInWords(submit_time)} 交卷</p> : null}
          </>
        }
        action={
          <ButtonLink to={links.home()} block>
            返回个人中心
          </ButtonLink>
        }
      />
      <Leftovers scope={examScope(paper_info.id)} />
    </Page>
  );
}
