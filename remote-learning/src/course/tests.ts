import type { CourseLine } from '@suite/api';

/** The shape in which a line's tests come: the reform course has calls and pages of its own. */
export type TestShape = 'older' | 'reform';

export const testShapeOf = (line: CourseLine): TestShape => (line === 'reform' ? 'reform' : 'older');
