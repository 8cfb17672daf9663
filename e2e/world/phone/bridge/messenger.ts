import { agents, nameDevice } from './device';
import { defineLaunchTags } from './launch-tags';
import { defineMessengerBridge } from './messenger-bridge';

nameDevice(agents.messenger);
defineMessengerBridge();
defineLaunchTags();
