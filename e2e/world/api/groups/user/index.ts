import type { Group } from '../../group';
import { blackWordHandler } from './black-words';
import { userDetailHandler } from './user-detail';

export const user: Group = {
  name: 'user',
  handlers: [userDetailHandler, blackWordHandler],
};
