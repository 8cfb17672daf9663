import { faults } from '../../releases/fault-list';
import { tryFault, wanted } from '../../releases/try-fault';
import { expect, test } from '../suite';
import { world } from './bed-test';

for (const fault of faults) {
  for (const hasPrevious of [true, false]) {
    const before = hasPrevious ? 'with a version before' : 'with none before';
    test(`${fault.name}, ${before}`, async ({ page }) => {
      expect(await tryFault(page, world, fault, hasPrevious)).toEqual(wanted(fault, hasPrevious));
    });
  }
}
