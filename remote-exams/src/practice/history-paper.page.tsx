import type { JuanHistory } from '@suite/api';
import { platform, useQuery } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { FamilySkeleton } from '@suite/ui';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { Leftovers } from '@suite/features/paper';
import { QuestionReview, reviewOfList } from '@suite/features/question-review';
import { ScoreCard, reasonOf } from '@suite/features/result';
import { ComesBack, useTakenPaper, type Bank } from '@suite/features/spaced-review';
import { HistoryList } from './history-list';
import css from './history-paper.module.css';
import { juanOutcome } from './paper-outcome';
import { practiceEditions } from './practice-edition';

/** The earlier papers of a unit; with `?juan=` in the address that one (`last`: the newest), solved. */
export default function HistoryPaperPage({ edition: name }: { edition: keyof typeof practiceEditions }) {
  const edition = practiceEditions[name];
  const unitId = Number(useParams().unitId);
  const [search] = useSearchParams();
  const scope = `${edition.papers.scope}-${unitId}`;
  const chosen = search.get('juan');
  // A cached list would lack the paper that was just handed in.
  const query = useQuery({
    ...edition.history({ unit_id: unitId, juan_id: Number(chosen) || undefined }),
    staleTime: 0,
  });
  const again = () => platform().navigate(edition.paperLink({ unitId }));
  return (
    <Page
      footer={
        query.data ? (
          <Button block onClick={again}>
            {query.data.list.length > 0 ? '再练一次' : '开始练习'}
          </Button>
        ) : undefined
      }
    >
      {query.data ? null : <Spoken as="h1">历史试卷</Spoken>}
      <Loaded skeleton={<FamilySkeleton family="list" />} query={query}>
        {(history) =>
          chosen === null ? (
            <>
              <HistoryList history={history} to={(juan) => edition.historyLink({ unitId, juan })} />
              <Leftovers scope={scope} />
            </>
          ) : (
            <OnePaper history={history} bank={name} scope={scope} back={edition.historyLink({ unitId })} />
          )
        }
      </Loaded>
    </Page>
  );
}

interface OnePaperProps {
  history: JuanHistory;
  bank: Bank;
  /** Of the unit's answers on the device. */
  scope: string;
  back: string;
}

function OnePaper({ history: { juan, list }, bank, scope, back }: OnePaperProps) {
  const entry = list.find(({ juan_id }) => juan_id === juan?.juan_id);
  useTakenPaper({ bank, at: entry?.submit_time ?? '', questions: juan?.question_list });
  if (!juan) {
    return (
      <>
        <Spoken as="h1">历史试卷</Spoken>
        <Empty
          text="没有找到这份试卷"
          action={
            <Button type="default" onClick={() => platform().navigate(back, { replace: true })}>
              查看历史试卷
            </Button>
          }
        />
      </>
    );
  }
  const outcome = juanOutcome(juan, entry);
  return (
    <>
      <h1 className={css.title}>{juan.unit_name}</h1>
      <ScoreCard outcome={outcome} title="本次练习" note={reasonOf(outcome)} />
      <ComesBack outcome={outcome} />
      <Leftovers scope={scope} />
      <QuestionReview review={reviewOfList(juan.question_list)} />
    </>
  );
}
