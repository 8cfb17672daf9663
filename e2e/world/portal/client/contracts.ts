import { at, make } from './dom';
import { settings } from './settings';
import { w, type Word } from './words';
import { world, type ContractRecord } from './world-api';

const statuses: Record<ContractRecord['status'], Word> = {
  to_sign: 'contractToSign',
  signing: 'contractSigning',
  signed: 'contractSigned',
  expired: 'contractExpired',
  rejected: 'contractRejected',
  revoked: 'contractRevoked',
};

const deeds = { revise: 'revise', reject: 'reject', revoke: 'revoke', delay: 'delaySignature' } as const;

let shown = '';

export const readContracts = () => world<ContractRecord[]>(`/contracts?person=${settings.person}`);

function contractItem({ line, contractId, name, status }: ContractRecord): HTMLElement {
  const change = async (does: string) => {
    await world('/contracts', 'POST', { line, contractId, does });
    showContracts(await readContracts());
  };
  const deed = (does: keyof typeof deeds) =>
    make('button', { type: 'button', onclick: () => void change(does) }, w(deeds[does]));
  return make(
    'li',
    {},
    make('p', { className: 'head' }, make('strong', {}, name), make('span', {}, w(statuses[status]))),
    make('div', { className: 'actions' }, ...(Object.keys(deeds) as (keyof typeof deeds)[]).map(deed)),
  );
}

/** The panel with a person's contracts, and what staff and sign service can do to them behind the learner's back. */
export function showContracts(contracts: ContractRecord[], again = false): void {
  const state = JSON.stringify(contracts);
  if (state === shown && !again) return;
  shown = state;
  at('panel-contracts').replaceChildren(
    make('h3', {}, w('contractsOf')),
    contracts.length > 0
      ? make('ul', { className: 'orders' }, ...contracts.map(contractItem))
      : make('p', { className: 'empty' }, w('contractsEmpty')),
  );
}
