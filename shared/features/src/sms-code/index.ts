export { useCodeMessage } from './use-code-message';
export { useRefusal, type Refusal } from './use-refusal';
