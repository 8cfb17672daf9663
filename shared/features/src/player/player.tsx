import type { VideoLine, VideoStream } from '@suite/api';
import { cx } from '@suite/ui';
import { Toast } from '@suite/ui/base';
import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { FAR, type Watch } from '../watch-reports';
import { Controls, type ControlsProps } from './controls';
import { CurrentCard } from './current-card';
import { enterFullscreen, leaveFullscreen, leaveOwnPlayer } from './fullscreen';
import css from './player.module.css';
import { SettingsPanel } from './settings-panel';
import { addressOf, mirrorsOf, streamOf } from './streams';
import type { After, PlayerControl } from './types';
import { useBar } from './use-bar';
import { useFullscreen } from './use-fullscreen';
import { JUMP, useGestures } from './use-gestures';
import { useListening } from './use-listening';
import { usePlayback } from './use-playback';
import { useSettings } from './use-settings';
import { FASTEST } from './watching';

export interface PlayerProps {
  /** A new id is another video: it starts from its own place, in the same element. */
  id: number | string;
  title: string;
  /** Absent while they load: the player shows its poster and waits. */
  streams?: readonly VideoStream[];
  /** Hosts of the streams; only the first two are offered, and without any the page's own origin serves. */
  mirrors?: readonly VideoLine[];
  poster?: string;
  /** Seconds, as far as it is known before the video itself says it. */
  duration?: number;
  /** Seconds at which it starts. */
  position?: number;
  /** A later place on another device, which became known after the video was opened: the learner is asked. */
  elsewhere?: number;
  /** Starts by itself: only for a video that the learner has just chosen. */
  autoPlay?: boolean;
  after?: After;
  /** Why there are no streams; the player then shows its error card. */
  failure?: { text?: string; onRetry: () => unknown };
  /** Asks for the streams anew: when they take long to arrive, or cannot be played. */
  onReload?: () => unknown;
  /** Lets the page move the player. */
  control?: RefObject<PlayerControl | null>;
  onProgress?: (watch: Watch) => void;
  onEnded?: () => void;
}

/** Names under which the engines of messengers know that a video stays inside the page. */
const inline = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };
const nothing = () => undefined;

/** What is played, from where and how, by the learner's settings. */
function useSource({ streams, mirrors: named }: PlayerProps) {
  const [settings, change] = useSettings();
  const mirrors = mirrorsOf(named);
  const mirror = mirrors[settings.mirror] ?? mirrors[0];
  // Without any stream there is nothing to play, which the player says when it is asked to.
  const stream = streams && (streamOf(streams, settings.sharpness) ?? { hls: '', mp4: '' });
  const other = mirrors.length > 1 ? mirrors[1 - settings.mirror] : undefined;
  return {
    settings,
    change,
    mirrors,
    mirror,
    address: stream && mirror && addressOf(stream, mirror, location.href),
    choice: `${mirror?.name} ${settings.sharpness}`,
    /** Where else the streams come from; absent if there is one mirror. */
    other: other && { name: other.name, take: () => change({ ...settings, mirror: 1 - settings.mirror }) },
  };
}

/** Plays the source in the element, and mends what a browser cannot do. */
function useSourcePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { settings, change, address, choice, other }: ReturnType<typeof useSource>,
  { id, position = 0, duration = 0, autoPlay = false, onProgress = nothing, onEnded = nothing }: PlayerProps,
) {
  return usePlayback(
    video,
    { id, address, choice, position, duration, speed: settings.speed, autoPlay },
    {
      onWatch: onProgress,
      onEnded() {
        if (video.current) leaveOwnPlayer(video.current);
        onEnded();
      },
      onSpeedIgnored: () => {
        change({ ...settings, speed: 1 });
        Toast.info('当前浏览器不支持倍速播放，已恢复正常速度');
      },
      onStalling: () => {
        if (!other) return;
        other.take();
        Toast.info(`播放不流畅，已自动切换到${other.name}`);
      },
    },
  );
}

/** The later place on another device, until the learner has answered; undefined if there is nothing to ask. */
function useElsewhere(elsewhere: number | undefined, time: number) {
  const [answered, setAnswered] = useState<number>();
  const isAsked = elsewhere !== undefined && elsewhere !== answered && Math.abs(elsewhere - time) > FAR;
  return { there: isAsked ? elsewhere : undefined, answer: () => setAnswered(elsewhere) };
}

/** What a learner can do where nothing plays. */
const rescueOf = (
  { streams, failure, onReload }: PlayerProps,
  { other }: ReturnType<typeof useSource>,
  retry: () => void,
) => ({
  onRetry: failure
    ? failure.onRetry
    : streams
      ? () => {
          retry();
          // The addresses of the streams may have expired.
          onReload?.();
        }
      : onReload,
  onSwitch: streams && other?.take,
});

const enter = (box: HTMLElement | null, video: HTMLVideoElement | null) =>
  box && video && enterFullscreen(box, video);

/** The suite's video player; it stays at the top of the page while the page scrolls. */
export function Player(props: PlayerProps) {
  const { id, title, poster, streams, after, failure } = props;
  const box = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const source = useSource(props);
  const { state, playback } = useSourcePlayback(video, source, props);
  const { isFull, isAlone } = useFullscreen(box);
  const { Screen, toggle: toggleListening } = useListening();
  const { there, answer } = useElsewhere(props.elsewhere, state.time);
  const bar = useBar(box, state.isPlaying);

  const play = () => playback.current?.play();
  const playFrom = (second: number) => {
    playback.current?.seek(second);
    play();
  };
  const gestures = useGestures(box, surface, {
    isOpen: state.phase === 'open' && !state.isEnded,
    isPlaying: state.isPlaying,
    onTap: state.phase === 'idle' && streams ? play : bar.toggle,
    onJump(seconds) {
      playback.current?.seek(state.time + seconds);
      bar.show();
    },
    onHold: (isHeld) => playback.current?.setSpeed(isHeld ? FASTEST : source.settings.speed),
  });
  const pause = () => {
    if (state.isPlaying) playback.current?.pause();
    return state.isPlaying;
  };
  useImperativeHandle(props.control, () => ({ time: () => state.time, playFrom, pause, play }));

  return (
    <section ref={box} className={cx(css.player, isFull && css.full)} aria-label={`视频：${title}`}>
      <div className={css.frame}>
        {/* The provider has no captions. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className={css.video}
          poster={poster}
          preload="none"
          playsInline
          {...inline}
          aria-label={title}
        />
        {/* Every control is a button of its own; a tap beside them shows or hides the bar. */}
        <div className={css.touch} ref={surface} />
        <GestureNote {...gestures} />
        {Screen ? (
          <Screen title={title} poster={poster} state={state} playback={playback} onNext={after?.onAction} />
        ) : null}
        <CurrentCard
          key={`${id} ${source.mirror?.name}`}
          state={state}
          isReady={streams !== undefined}
          failure={failure}
          rescue={rescueOf(props, source, () => playback.current?.retry())}
          after={after}
          isAlone={isAlone}
          there={there}
          onPlay={play}
          onGoOn={(from) => {
            answer();
            playFrom(from);
          }}
        />
        <OverVideo
          {...{ id, source, state, isFull, play, playback }}
          isBroken={state.phase === 'failed' || !!failure}
          isAsking={there !== undefined}
          isBarShown={bar.isShown}
          hasChoice={(streams?.length ?? 0) > 1}
          isListening={!!Screen}
          onListen={toggleListening}
          onFull={() => (isFull ? leaveFullscreen() : enter(box.current, video.current))}
        />
      </div>
    </section>
  );
}

/** What a gesture does now, over the picture. */
function GestureNote({ isHeld, jump }: ReturnType<typeof useGestures>) {
  const side = jump && (jump.seconds < 0 ? css.back : css.ahead);
  return (
    <span role="status">
      {isHeld ? <span className={cx(css.gesture, css.fast)}>{FASTEST} 倍速播放中</span> : null}
      {jump ? (
        <span className={cx(css.gesture, css.jump, side)} key={jump.count}>
          {jump.seconds < 0 ? '后退' : '前进'} {JUMP} 秒
        </span>
      ) : null}
    </span>
  );
}

interface OverVideoProps
  extends
    Pick<ControlsProps, 'state' | 'isFull' | 'isListening' | 'onListen' | 'onFull'>,
    Pick<ReturnType<typeof usePlayback>, 'playback'> {
  id: PlayerProps['id'];
  source: ReturnType<typeof useSource>;
  play: () => void;
  isBroken: boolean;
  /** The learner is asked whether to go on at another device's place. */
  isAsking: boolean;
  isBarShown: boolean;
  /** There are streams to choose from. */
  hasChoice: boolean;
}

/** The bar with the controls, and the settings, which close when another video comes. */
function OverVideo({ id, source, playback, play, isBroken, hasChoice, ...bar }: OverVideoProps) {
  const { isAsking, isBarShown, ...shown } = bar;
  const { phase, isEnded, isPlaying } = shown.state;
  const { settings, change, mirrors } = source;
  const [settingFor, setSettingFor] = useState<PlayerProps['id']>();
  if (isBroken) return null;
  return (
    <>
      {phase === 'idle' || isEnded || (isAsking && !isPlaying) ? null : (
        <Controls
          {...shown}
          settings={settings}
          isShown={isBarShown}
          onToggle={() => (isPlaying ? playback.current?.pause() : play())}
          onSeek={(to) => playback.current?.seek(to)}
          onSettings={() => setSettingFor(id)}
        />
      )}
      {settingFor === id ? (
        <SettingsPanel
          settings={settings}
          mirrors={mirrors}
          hasChoice={hasChoice}
          onChange={change}
          onClose={() => setSettingFor(undefined)}
        />
      ) : null}
    </>
  );
}
