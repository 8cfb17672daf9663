import { manageEvaluation, useCall, type ManageEditionName } from '@suite/api';
import { EvaluationResultScreen, idOf } from '@suite/features/evaluation';
import { useSearchParams } from '@suite/kernel/router';
import { editions } from '../edition';
import { evaluationEdition, homeOf } from './evaluation-edition';

/** The rating in the address. */
export default function EvaluateResultPage({ edition: name }: { edition: ManageEditionName }) {
  const edition = editions[name];
  const [search] = useSearchParams();
  return (
    <EvaluationResultScreen
      edition={evaluationEdition(edition)}
      rated={useCall(manageEvaluation, { evaluate_id: idOf(search.get('id')) })}
      open={useCall(manageEvaluation, { evaluate_id: undefined })}
      home={homeOf(edition)}
    />
  );
}
