import { faults } from '../../releases/fault-list';
import { tryFault, wanted } from '../../releases/try-fault';
import { expect, test } from '../suite';
import { world } from './bed-test';

/** To a page a file that the server fails to send is one that it lacks: `npm run faults` shows that. */
const often = faults.filter(({ name }) => !name.endsWith(': 500'));

for (const fault of often) {
  for (const hasPrevious of [true, false]) {
    const before = hasPrevious ? 'with a version before' : 'with none before';
    test(`${fault.name}, ${before}`, async ({ page }) => {
      expect(await tryFault(page, world, fault, hasPrevious)).toEqual(wanted(fault, hasPrevious));
    });
  }
}
