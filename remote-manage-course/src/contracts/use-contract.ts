import {
  codes,
  managePurchase,
  payContractStatus,
  refusalOf,
  useCall,
  verifyPassed,
  type ManageContractState,
  type ManageEditionName,
} from '@suite/api';
import type { LoadedQuery } from '@suite/features/loaded';
import { editionFor } from '../edition';
import { contractCalls } from './contract-calls';

/** A contract with the edition whose calls sign it. */
export interface KnownContract {
  edition: ManageEditionName;
  contract: ManageContractState;
}

interface ContractOptions {
  /** The contract's id, by default that of the one for which studying waits. */
  named?: number;
  /** Whether the page goes on with the face: its state is read beside the contract. */
  withFace?: boolean;
}

/** A contract of the learner; null when there is none. */
export function useContract({ named, withFace = false }: ContractOptions): LoadedQuery<KnownContract | null> {
  const purchase = useCall(managePurchase, undefined);
  const status = useCall(payContractStatus, undefined, { staleTime: 0, enabled: named === undefined });
  const id = named ?? status.data?.contract_id;
  const edition = purchase.data && editionFor(purchase.data.edition);
  const read = useCall(
    contractCalls[edition ?? 'new'].info,
    { contractId: id ?? 0 },
    { enabled: edition !== undefined && !!id, staleTime: 0 },
  );
  const hasFaceCall = !!edition && !!contractCalls[edition].face;
  useCall(verifyPassed, { contractId: id ?? 0 }, { enabled: withFace && hasFaceCall && !!id, staleTime: 0 });
  const isNone =
    (named === undefined && status.data?.contract_id === null) ||
    refusalOf(read.error)?.code === codes.NOT_FOUND;
  const known = read.data && edition ? { edition, contract: read.data } : undefined;
  return {
    data: isNone ? null : known,
    error: purchase.error ?? status.error ?? read.error,
    refetch: () =>
      Promise.all([
        ...(purchase.data ? [] : [purchase.refetch()]),
        ...(named === undefined && !status.data ? [status.refetch()] : []),
        ...(edition && id ? [read.refetch()] : []),
      ]),
  };
}
