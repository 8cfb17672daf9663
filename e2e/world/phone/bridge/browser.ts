import { agents, nameDevice } from './device';

nameDevice(agents.browser);
