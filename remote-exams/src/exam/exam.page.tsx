import { examStanding, paperInfo, useCall, userDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { EmptyPage, useForward } from '@suite/ui';
import { received } from '@suite/features/answering';
import { PaperScreen, reload, useFresh, Waiting } from '@suite/features/paper';
import { examAttempt } from '@suite/features/paper/kinds';
import { ExamResult, NotScored } from './exam-result';
import { ExamStart } from './exam-start';

/** The exam in the address, else the one that is open to the learner now. */
export default function ExamPage() {
  const [search] = useSearchParams();
  const asked = Number(search.get('paper_id') ?? search.get('paperId')) || undefined;
  const learner = useCall(userDetail, undefined, { staleTime: 0 });
  const current = learner.data?.paperId ?? undefined;
  // Once this exam is over another one may be current: the address has to name the one that was opened.
  useForward(!asked && current ? links.exam({ paperId: current }) : undefined);

  if (asked) return <Exam key={asked} paperId={asked} next={current ?? null} />;
  if (current || !learner.data) return <Waiting title="考试" query={learner} />;
  return (
    <EmptyPage
      scene="medal"
      title="考试"
      text="暂时没有可以参加的考试，学到最后一周后开放"
      action="返回个人中心"
      to={links.home()}
    />
  );
}

interface ExamProps {
  paperId: number;
  next: number | null;
}

function Exam({ paperId, next }: ExamProps) {
  const query = useFresh([paperInfo.path, paperId], () => received(paperInfo({ paper_id: paperId })));
  const paper = query.data;
  if (!paper) return <Waiting title="考试" query={query} />;
  const standing = examStanding(paper);
  if (standing === 'open') return <ExamStart paper={paper} reread={query.refetch} />;
  if (standing === 'begun') return <PaperScreen paper={examAttempt(paper)} onFinal={reload} />;
  if (standing === 'submitted') return <NotScored paper={paper} />;
  return <ExamResult paper={paper} hasPassed={standing === 'passed'} next={next} />;
}
