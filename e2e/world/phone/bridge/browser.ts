import { agents, nameDevice } from './device';
import { keepErrors } from './errors';

keepErrors();
nameDevice(agents.browser);
