import { agents, nameDevice } from './device';
import { keepErrors } from './errors';
import { defineMessengerBridge } from './messenger-bridge';

keepErrors();
nameDevice(agents.desktop);
defineMessengerBridge();
