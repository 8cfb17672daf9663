import { platform, useQueryClient } from '@suite/kernel';
import { received } from '@suite/features/answering';
import { invalidateAll, PaperScreen, useFresh, Waiting } from '@suite/features/paper';
import { practiceAttempt } from '@suite/features/paper/kinds';
import { LAST_PAPER, type PracticeEdition } from './practice-edition';

/** The open paper of a unit, in either edition. */
export function UnitPaper({ edition, unitId }: { edition: PracticeEdition; unitId: number }) {
  const { papers } = edition;
  const client = useQueryClient();
  const query = useFresh([papers.scope, unitId], () => received(papers.open(unitId)));
  if (!query.data) return <Waiting title="即时答题" query={query} />;
  const onFinal = () => {
    // The cached paper would be the one that was handed in before this one.
    client.removeQueries({ queryKey: edition.history({ unit_id: unitId }).queryKey });
    platform().navigate(edition.historyLink({ unitId, juan: LAST_PAPER }), { replace: true });
    void invalidateAll(client);
  };
  return <PaperScreen paper={practiceAttempt(papers, query.data)} onFinal={onFinal} />;
}
