/** What the device has and the server has not, for the pages on which a learner looks for it. */
export { UnsentList } from './unsent-list';
