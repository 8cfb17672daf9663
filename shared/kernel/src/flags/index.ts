export { defineFlag, type Flag } from './facts';
export { isFlagOn, useFlag } from './use-flag';
