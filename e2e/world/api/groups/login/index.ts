import type { Group } from '../../group';
import { messengerHandlers } from './messenger';
import { mobileHandlers } from './mobile';
import { sessionHandlers } from './session';

export const login: Group = {
  name: 'login',
  handlers: [...messengerHandlers, ...mobileHandlers, ...sessionHandlers],
};
