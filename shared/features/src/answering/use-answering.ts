import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAnswering, type Answering, type AnsweringOptions } from './answering';
import type { AnsweringState } from './types';

/** Opens an attempt for as long as the component is mounted. Give the component another `key` for another attempt. */
export function useAnswering(options: AnsweringOptions): Answering {
  const [answering] = useState(() => createAnswering(options));
  useEffect(() => answering.attach(), [answering]);
  return answering;
}

/** The state of an attempt, to show it. */
export const useAnsweringState = (answering: Answering): AnsweringState =>
  useSyncExternalStore(answering.subscribe, answering.state);
