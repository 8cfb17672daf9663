import { useCall, userDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { EmptyPage } from '@suite/ui';
import { Toast } from '@suite/ui/base';
import { AnsweringScreen, useAnswering, wasHandedIn } from '../answering';
import { useEffect, useState } from 'react';
import type { PaperAttempt } from './kinds';
import { Waiting } from './waiting';

interface PaperScreenProps {
  paper: PaperAttempt;
  /** Called once the answers are handed in. */
  onFinal: () => void;
}

/** The page on which the current learner answers a paper. */
export function PaperScreen({ paper, onFinal }: PaperScreenProps) {
  const learner = useCall(userDetail, undefined, { enabled: paper.user === undefined });
  const user = paper.user ?? learner.data?.userInfo.id;
  if (user === undefined) return <Waiting title={paper.title} query={learner} />;
  if (paper.questions.length === 0) {
    return (
      <EmptyPage title={paper.title} text="这份试卷还没有题目" action="返回个人中心" to={links.home()} />
    );
  }
  return <Open key={`${user} ${paper.scope} ${paper.attempt}`} user={user} paper={paper} onFinal={onFinal} />;
}

function Open({ user, paper, onFinal }: PaperScreenProps & { user: number }) {
  const { scope, attempt, title, questions, reading, server } = paper;
  const key = { user, scope, attempt };
  const answering = useAnswering({
    key,
    title,
    questions,
    reading,
    server: { ...server, report: (error) => platform().report(error, { paper: scope }) },
  });
  const [isSentBefore] = useState(() => wasHandedIn(key));
  useEffect(() => {
    if (!isSentBefore) return;
    Toast.success('上次的答案已交卷成功');
    onFinal();
    // Only once, when the paper opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSentBefore]);
  return <AnsweringScreen answering={answering} onFinal={onFinal} />;
}
