import type { ManageContract, UserArea } from '@suite/api';

/** Contracts of one area. */
export interface AreaContracts {
  name: string;
  items: ManageContract[];
}

/** Contracts whose signer has not named an area yet. */
const UNNAMED = '待填写地区';

/** The contracts by area; areas stand as their first contract does, and within them the order is the provider's. */
export function byArea(contracts: readonly ManageContract[], areas: readonly UserArea[]): AreaContracts[] {
  const groups: AreaContracts[] = [];
  for (const contract of contracts) {
    const area = areas.filter(({ id }) => id === contract.area_id)[0];
    const name = area ? area.name : contract.area_id ? '其他地区' : UNNAMED;
    const known = groups.filter((group) => group.name === name)[0];
    if (known) known.items.push(contract);
    else groups.push({ name, items: [contract] });
  }
  return groups;
}
