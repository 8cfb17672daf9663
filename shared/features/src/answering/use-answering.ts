import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAnswering, type Answering, type AnsweringOptions } from './answering';
import type { AnsweringState } from './types';

/** Opens an attempt for as long as the page is there. Another attempt needs another `key` on the component. */
export function useAnswering(options: AnsweringOptions): Answering {
  const [answering] = useState(() => createAnswering(options));
  useEffect(() => answering.attach(), [answering]);
  return answering;
}

/** What there is to show of an attempt. */
export const useAnsweringState = (answering: Answering): AnsweringState =>
  useSyncExternalStore(answering.subscribe, answering.state);
