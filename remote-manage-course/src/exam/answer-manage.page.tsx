import { getMangeUserInfo, manageExamDetail, manageExamStatus, useCall, type ManageWeek } from '@suite/api';
import { received } from '@suite/features/answering';
import { PaperScreen, reload, useFresh, Waiting } from '@suite/features/paper';
import { manageExamAttempt } from '@suite/features/paper/kinds';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { dayAt, nearMomentInWords } from '@suite/kernel/time';
import { EmptyPage } from '@suite/ui';
import { canAnswer } from '../hub/week-words';
import { ExamStart } from './exam-start';
import { Mistakes } from './mistakes';
import { NotYet } from './not-yet';
import { WeekResult } from './week-result';

const TITLE = '课程考试';

/** The attempt that a learner may begin or go on with. */
const attemptIn = ({ state, attempt }: ManageWeek) => (state === 'failed' ? attempt + 1 : attempt);

/** The exam of a week, or the wrong questions of all weeks. */
export default function AnswerManagePage() {
  const { week } = useParams();
  return week === 'all' ? <Mistakes /> : <WeekExam week={Number(week)} />;
}

/** Not open yet, to be begun, in the middle, or its result. */
function WeekExam({ week }: { week: number }) {
  const [search] = useSearchParams();
  const isAnswered = (found: ManageWeek) =>
    found.state === 'draft' || (canAnswer(found) && Number(search.get('attempt')) === attemptIn(found));
  // Meanwhile the exam may open, the result be published, or another device take the next try.
  const waits = (weeks: readonly ManageWeek[]) =>
    weeks.some(
      (one) => one.week === week && one.state !== 'open' && one.state !== 'passed' && !isAnswered(one),
    );
  const query = useFresh([manageExamStatus.path], () => manageExamStatus(), { waits });
  const found = query.data?.find((one) => one.week === week);
  if (!query.data) return <Waiting title={TITLE} query={query} />;
  if (!found)
    return (
      <EmptyPage
        title={TITLE}
        scene="medal"
        text="没有这一周的考试"
        action="返回管理课程"
        to={links.manageCourse()}
      />
    );
  if (found.state === 'locked') {
    const opens = nearMomentInWords(found.start_time, dayAt(Date.now()));
    return <NotYet title="考试还没有开放" facts={[found.title, `${opens} 开放`]} />;
  }
  if (isAnswered(found)) return <Answering week={week} />;
  if (found.state === 'open') return <ExamStart week={week} />;
  return <WeekResult week={week} />;
}

function Answering({ week }: { week: number }) {
  const learner = useCall(getMangeUserInfo, undefined);
  const query = useFresh([manageExamDetail.path, week], () => received(manageExamDetail({ week })));
  if (!query.data) return <Waiting title={TITLE} query={query} />;
  if (!learner.data) return <Waiting title={TITLE} query={learner} />;
  const onFinal = () => {
    // The page that is loaded again shows the result, not another try.
    platform().navigate(links.manageExam({ week }), { replace: true });
    reload();
  };
  return (
    <PaperScreen paper={{ ...manageExamAttempt(query.data), user: learner.data.mid }} onFinal={onFinal} />
  );
}
