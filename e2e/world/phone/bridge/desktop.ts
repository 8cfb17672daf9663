import { agents, nameDevice } from './device';
import { defineMessengerBridge } from './messenger-bridge';

nameDevice(agents.desktop);
defineMessengerBridge();
