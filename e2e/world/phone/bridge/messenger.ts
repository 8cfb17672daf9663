import { agents, nameDevice } from './device';
import { keepErrors } from './errors';
import { defineLaunchTags } from './launch-tags';
import { defineMessengerBridge } from './messenger-bridge';

keepErrors();
nameDevice(agents.messenger);
defineMessengerBridge();
defineLaunchTags();
