import type { CourseLine } from '@suite/api';

/** Which calls and pages a line's tests have: the reform course has its own, all others share the older ones. */
export type TestShape = 'older' | 'reform';

export const testShapeOf = (line: CourseLine): TestShape => (line === 'reform' ? 'reform' : 'older');
