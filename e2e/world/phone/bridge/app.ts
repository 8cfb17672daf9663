import { agents, nameDevice } from './device';
import { defineNativeBridge } from './native-bridge';

nameDevice(agents.app);
defineNativeBridge();
