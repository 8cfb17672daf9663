import { EvaluationResultScreen, idOf } from '@suite/features/evaluation';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { learnerEdition } from './edition';
import { useQuestions } from './use-questions';

/** The rating in the address. */
export default function EvaluateResultPage() {
  const [search] = useSearchParams();
  return (
    <EvaluationResultScreen
      edition={learnerEdition}
      rated={useQuestions(idOf(search.get('id')))}
      open={useQuestions(undefined)}
      home={{ text: '返回个人中心', to: links.home() }}
    />
  );
}
