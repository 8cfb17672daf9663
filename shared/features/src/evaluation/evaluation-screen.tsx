import { platform } from '@suite/kernel';
import { type LoadedQuery, LoadingPage } from '../loaded';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { EvaluationForm, type EvaluationEdition } from './evaluation-form';
import { withLists, type MaybeEvaluation } from './grade-form';
import { GradeSummary } from './grade-summary';
import { TeacherHead } from './teacher-head';

export interface EvaluationScreenProps {
  edition: EvaluationEdition;
  evaluation: LoadedQuery<MaybeEvaluation>;
  /** Who rates. */
  user: LoadedQuery<unknown>;
  userId: number | undefined;
  /** The heading and the words for a learner with nothing to rate. */
  title: string;
  empty: string;
  /** The way back. */
  home: { text: string; to: string };
}

/** The page on which a learner rates a teacher, or reads the rating that was given. */
export function EvaluationScreen(props: EvaluationScreenProps) {
  const { edition, evaluation, user, userId, title, empty, home } = props;
  const { data } = evaluation;
  const back = (
    <Button block type="default" onClick={() => platform().navigate(home.to)}>
      {home.text}
    </Button>
  );
  if (!data || userId === undefined) {
    const waitedFor: LoadedQuery<unknown> = data ? user : evaluation;
    return <LoadingPage title={title} query={waitedFor} />;
  }
  const { status, names, points } = withLists(data);
  if (!status) {
    return (
      <Page>
        <Spoken as="h1">{title}</Spoken>
        <Empty scene="chat" text={empty} action={back} />
      </Page>
    );
  }
  if (status.grade_content) {
    return (
      <Page footer={back}>
        <TeacherHead status={status} />
        <GradeSummary content={status.grade_content} names={names} points={points} />
      </Page>
    );
  }
  return (
    <EvaluationForm
      key={status.evaluate_id}
      edition={edition}
      evaluation={{ status, names, points }}
      userId={userId}
    />
  );
}
