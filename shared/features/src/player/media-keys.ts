import { JUMP } from './use-gestures';

/** What the keys of a lock screen or a headset do. */
export interface MediaKeys {
  play: () => void;
  pause: () => void;
  seekBy: (seconds: number) => void;
  seekTo: (second: number) => void;
  next: () => void;
}

type Action = (details: { seekOffset?: number; seekTime?: number }) => void;

const actionsOf = ({ play, pause, seekBy, seekTo, next }: MediaKeys): Record<string, Action> => ({
  play,
  pause,
  nexttrack: next,
  seekbackward: ({ seekOffset }) => seekBy(-(seekOffset || JUMP)),
  seekforward: ({ seekOffset }) => seekBy(seekOffset || JUMP),
  seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime),
});

/** Shows a title and a picture on the lock screen and listens to its keys, where the engine can. Returns how to stop. */
export function followMediaKeys(about: { title: string; poster?: string }, keys: MediaKeys): () => void {
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (!session) return () => undefined;
  const artwork = about.poster ? [{ src: new URL(about.poster, location.href).href }] : [];
  if ('MediaMetadata' in window) session.metadata = new MediaMetadata({ title: about.title, artwork });
  const actions = actionsOf(keys);
  const set = (name: string, action: Action | null) => {
    try {
      session.setActionHandler(name as MediaSessionAction, action as MediaSessionActionHandler | null);
    } catch {
      // Older engines throw for the keys that they do not know.
    }
  };
  Object.keys(actions).forEach((name) => set(name, actions[name] ?? null));
  return () => {
    Object.keys(actions).forEach((name) => set(name, null));
    session.metadata = null;
  };
}
