import type { Linter } from 'eslint';

export function houseRules(root: string): Linter.Config[];
