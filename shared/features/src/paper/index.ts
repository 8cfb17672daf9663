/** A paper from being read to being handed in; `PaperScreen` is the whole page. */
export { invalidateAll } from './invalidate';
export { Leftovers } from './leftovers';
export { PaperScreen } from './paper-screen';
export { reload } from './reload';
export { useFresh } from './use-fresh';
export { Waiting } from './waiting';
