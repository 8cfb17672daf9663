import type { BootState } from '@suite/kernel/registry';
import { loadTable, startFederation } from './federation/federation';
import { startApp } from './start-app';

const { registry } = window.__suite as BootState;

startFederation();
startApp(registry, loadTable);
