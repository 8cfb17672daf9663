import { agents, nameDevice } from './device';
import { keepErrors } from './errors';
import { defineNativeBridge } from './native-bridge';

keepErrors();
nameDevice(agents.app);
defineNativeBridge();
