import type { ContractReading } from '@suite/api';

/** How a page says that a text without clauses of its own was read. */
export const reading: ContractReading = { answers: [] };
