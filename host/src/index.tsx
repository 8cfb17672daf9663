import type { BootState } from '@suite/kernel/registry';
import { loadTable } from './federation/federation';
import { startApp } from './start-app';

const { registry } = window.__suite as BootState;

startApp(registry, loadTable);
