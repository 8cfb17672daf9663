/** Noon in Shanghai on an ordinary Wednesday: the moment at which the worlds of tests begin. */
export const NOON = Date.parse('2026-03-11T12:00:00+08:00');
