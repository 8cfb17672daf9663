import type { Command } from '../command';

/** Every command by its name. Each is loaded when it is used: most need little of what publishing does. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  init: async () => (await import('./init')).initCommand,
  publish: async () => (await import('./publish')).publishCommand,
  promote: async () => (await import('./promote')).promoteCommand,
  rollback: async () => (await import('./rollback')).rollbackCommand,
  restore: async () => (await import('./restore')).restoreCommand,
  canary: async () => (await import('./canary')).canaryCommand,
  status: async () => (await import('./status')).statusCommand,
  judge: async () => (await import('./judge')).judgeCommand,
  history: async () => (await import('./history')).historyCommand,
  gc: async () => (await import('./gc')).gcCommand,
  verify: async () => (await import('./verify')).verifyCommand,
  trace: async () => (await import('./trace')).traceCommand,
  keys: async () => (await import('./keys')).keysCommand,
  password: async () => (await import('./password')).passwordCommand,
  overrides: async () => (await import('./overrides')).overridesCommand,
};
