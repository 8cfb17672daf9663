import { attach, type Detach } from './engine';
import type { Address } from './streams';
import { abilityOf, waysOf, type Way } from './ways';

export interface SourceEvents {
  /** Asks at which second to start; the element still holds the source that it gives up. */
  startAt: () => number;
  onOpening: () => void;
  /** No way is left. */
  onFailed: () => void;
}

const nothing = () => undefined;

/** Puts addresses into a video element: in the best way first, and in the next one when a way fails. */
export function createSource(video: HTMLVideoElement, { startAt, onOpening, onFailed }: SourceEvents) {
  let detach: Detach = nothing;

  function close() {
    detach();
    detach = nothing;
  }

  function tryWays(address: Address, [way, ...others]: readonly Way[]) {
    const start = startAt();
    close();
    if (!way) return onFailed();
    detach = attach(video, way, address, start, () => tryWays(address, others));
    onOpening();
  }

  return {
    open: (address: Address) => tryWays(address, waysOf(address, abilityOf(video))),
    close,
  };
}
