import type { Command } from '../command';
import { canaryCommand } from './canary';
import { documentCommand } from './document';
import { gcCommand } from './gc';
import { historyCommand } from './history';
import { keysCommand } from './keys';
import { overridesCommand } from './overrides';
import { promoteCommand } from './promote';
import { publishCommand } from './publish';
import { restoreCommand } from './restore';
import { rollbackCommand } from './rollback';
import { statusCommand } from './status';
import { traceCommand } from './trace';
import { verifyCommand } from './verify';

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  restore: restoreCommand,
  canary: canaryCommand,
  status: statusCommand,
  history: historyCommand,
  gc: gcCommand,
  verify: verifyCommand,
  trace: traceCommand,
  keys: keysCommand,
  overrides: overridesCommand,
  document: documentCommand,
};
