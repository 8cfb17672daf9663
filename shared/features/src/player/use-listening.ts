import { lazyPiece } from '@suite/ui';
import { Toast } from '@suite/ui/base';
import { useState, type ComponentType } from 'react';
import type { ListeningScreenProps } from './listening-screen';

const piece = lazyPiece(() => import(/* webpackChunkName: "listening" */ './listening-screen'));

/** Turns the picture off and on; the screen that covers it is loaded at the first tap. */
export function useListening() {
  const [Screen, setScreen] = useState<ComponentType<ListeningScreenProps>>();
  const toggle = () => {
    if (Screen) return setScreen(undefined);
    piece.load().then(
      ({ ListeningScreen }) => setScreen(() => ListeningScreen),
      () => Toast.info('网络不稳定，暂时不能关闭画面'),
    );
  };
  return { Screen, toggle };
}
