import type { VideoLine, VideoStream } from '@suite/api';
import { Toast } from '@suite/ui/base';
import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { FAR, type Watch } from '../watch-reports';
import { Controls } from './controls';
import { CurrentCard } from './current-card';
import { enterFullscreen, leaveFullscreen, leaveOwnPlayer } from './fullscreen';
import css from './player.module.css';
import { SettingsPanel } from './settings-panel';
import { addressOf, mirrorsOf, streamOf } from './streams';
import type { After, PlayerControl } from './types';
import { useBar } from './use-bar';
import { useFullscreen } from './use-fullscreen';
import { useListening } from './use-listening';
import { usePlayback } from './use-playback';
import { useSettings } from './use-settings';

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

/** The suite's video player; it stays at the top of the page while the page scrolls. */
export function Player(props: PlayerProps) {
  const { id, title, streams, after, failure, onProgress = nothing, onEnded = nothing } = props;
  const box = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [settings, change] = useSettings();
  const [asked, setAsked] = useState<number>();
  const [settingFor, setSettingFor] = useState<PlayerProps['id']>();
  const { isFull, isAlone } = useFullscreen(box);
  const { Screen, toggle: toggleListening } = useListening();

  const mirrors = mirrorsOf(props.mirrors);
  const mirror = mirrors[settings.mirror] ?? mirrors[0];
  // Without any stream there is nothing to play, which the player says when it is asked to.
  const stream = streams && (streamOf(streams, settings.sharpness) ?? { hls: '', mp4: '' });
  const { state, playback } = usePlayback(
    video,
    {
      id,
      address: stream && mirror && addressOf(stream, mirror, location.href),
      position: props.position ?? 0,
      duration: props.duration ?? 0,
      speed: settings.speed,
      autoPlay: props.autoPlay ?? false,
    },
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
        if (mirrors.length < 2) return;
        change({ ...settings, mirror: 1 - settings.mirror });
        Toast.info(`播放不流畅，已自动切换到${mirrors[1 - settings.mirror]?.name ?? '另一条线路'}`);
      },
    },
  );
  const bar = useBar(box, state.isPlaying);

  const play = () => playback.current?.play();
  useImperativeHandle(props.control, () => ({
    time: () => state.time,
    playFrom(second) {
      playback.current?.seek(second);
      play();
    },
  }));
  const { elsewhere } = props;
  const isElsewhere =
    elsewhere !== undefined && elsewhere !== asked && Math.abs(elsewhere - state.time) > FAR;
  const isBroken = state.phase === 'failed' || !!failure;
  const isIdle = state.phase === 'idle';
  // The addresses of the streams may have expired: they are asked for anew, too.
  const retry = () => {
    playback.current?.retry();
    props.onReload?.();
  };
  const rescue = {
    onRetry: failure ? failure.onRetry : streams ? retry : props.onReload,
    onSwitch:
      mirrors.length > 1 && streams ? () => change({ ...settings, mirror: 1 - settings.mirror }) : undefined,
  };

  return (
    <section ref={box} className={`${css.player} ${isFull ? css.full : ''}`} aria-label={`视频：${title}`}>
      <div className={css.frame}>
        {/* The provider has no captions. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className={css.video}
          poster={props.poster}
          preload="none"
          playsInline
          {...inline}
          aria-label={title}
        />
        {/* Every control is a button of its own; a tap beside them shows or hides the bar. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={css.touch} onClick={isIdle && streams ? play : bar.toggle} />
        {Screen ? (
          <Screen
            title={title}
            poster={props.poster}
            state={state}
            playback={playback}
            onNext={after?.onAction}
          />
        ) : null}
        <CurrentCard
          key={`${id} ${mirror?.name}`}
          state={state}
          isReady={streams !== undefined}
          failure={failure}
          rescue={rescue}
          after={after}
          isAlone={isAlone}
          there={isElsewhere ? elsewhere : undefined}
          onPlay={play}
          onGoOn={(from) => {
            setAsked(elsewhere);
            playback.current?.seek(from);
            play();
          }}
        />
        {isBroken || isIdle || state.isEnded || (isElsewhere && !state.isPlaying) ? null : (
          <Controls
            state={state}
            settings={settings}
            isFull={isFull}
            isShown={bar.isShown}
            onToggle={() => (state.isPlaying ? playback.current?.pause() : play())}
            onSeek={(to) => playback.current?.seek(to)}
            onSettings={() => setSettingFor(id)}
            isListening={!!Screen}
            onListen={toggleListening}
            onFull={() =>
              isFull
                ? leaveFullscreen()
                : box.current && video.current && enterFullscreen(box.current, video.current)
            }
          />
        )}
        {settingFor === id && !isBroken ? (
          <SettingsPanel
            settings={settings}
            mirrors={mirrors}
            hasChoice={(streams?.length ?? 0) > 1}
            onChange={change}
            onClose={() => setSettingFor(undefined)}
          />
        ) : null}
      </div>
    </section>
  );
}
