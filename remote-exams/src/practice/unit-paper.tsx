import type { Juan } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import type { Reading } from '@suite/features/answering';
import { invalidateAll, PaperScreen, type PaperAttempt, useFresh, Waiting } from '@suite/features/paper';
import type { PaperEdition } from './paper-edition';
import { LAST_PAPER } from './practice-edition';

const readingOf = ({ question_list, user_answer, server_time }: Juan): Reading => ({
  answer: user_answer,
  questions: question_list,
  isFinal: false,
  serverTime: server_time,
});

/** An open paper as it is answered. */
function attemptOf(juan: Juan, { scope, open, send }: PaperEdition): PaperAttempt {
  const { juan_id, unit_id } = juan;
  return {
    scope: `${scope}-${unit_id}`,
    attempt: juan_id,
    title: juan.unit_name,
    questions: juan.question_list,
    reading: readingOf(juan),
    provider: {
      async read() {
        const now = await open(unit_id);
        // A unit has one open paper at a time: another one proves that this one was handed in.
        return { ...readingOf(now), isFinal: now.juan_id !== juan_id };
      },
      send: (sheet) => send({ juan_id, ...sheet }),
    },
  };
}

/** The open paper of a unit, in either edition. */
export function UnitPaper({ edition, unitId }: { edition: PaperEdition; unitId: number }) {
  const client = useQueryClient();
  const query = useFresh([edition.scope, unitId], () => edition.open(unitId));
  if (!query.data) return <Waiting title="即时答题" query={query} />;
  const onFinal = () => {
    // The cached paper would be the one that was handed in before this one.
    client.removeQueries({ queryKey: edition.history({ unit_id: unitId }).queryKey });
    platform().navigate(edition.historyLink({ unitId, juan: LAST_PAPER }), { replace: true });
    void invalidateAll(client);
  };
  return <PaperScreen paper={attemptOf(query.data, edition)} onFinal={onFinal} />;
}
