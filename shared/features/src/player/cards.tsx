import { Cover, Reward, Sprout, SLOW_AFTER_MS } from '@suite/ui';
import { useNetworkBack } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import css from './cards.module.css';
import { IconPlay, IconReplay, IconSwap } from './icons';
import { durationText } from '@suite/kernel/time';
import type { After } from './types';

interface BeginProps {
  /** The second at which it goes on; 0 is the beginning. */
  from: number;
  isBegun: boolean;
  onPlay: () => void;
}

/** The big button of a video that stands still. */
export function Begin({ from, isBegun, onPlay }: BeginProps) {
  const isResumed = !isBegun && from >= 1;
  return (
    <>
      <button
        type="button"
        className={css.begin}
        aria-label={isBegun ? '继续播放' : isResumed ? `从 ${durationText(from)} 继续播放` : '开始播放'}
        onClick={onPlay}
      >
        <IconPlay />
      </button>
      {isResumed ? <span className={css.resumed}>上次看到 {durationText(from)}</span> : null}
    </>
  );
}

interface ElsewhereProps {
  /** The second at which the learner was on another device. */
  there: number;
  /** The second at which this player stands. */
  here: number;
  onGoOn: (from: number) => void;
}

/** The learner has gone on with the video on another device: they choose where to go on. */
export function Elsewhere({ there, here, onGoOn }: ElsewhereProps) {
  return (
    <div className={`${css.center} ${css.dark}`} role="group" aria-label="选择从哪里继续">
      <strong className={css.title}>在另一台设备上看到 {durationText(there)}</strong>
      <span className={css.words}>本机停在 {durationText(here)}</span>
      <div className={css.actions}>
        <button type="button" className={css.action} onClick={() => onGoOn(here)}>
          留在 {durationText(here)}
        </button>
        <button type="button" className={`${css.action} ${css.main}`} onClick={() => onGoOn(there)}>
          从 {durationText(there)} 继续
        </button>
      </div>
    </div>
  );
}

export interface RescueProps {
  onRetry?: () => unknown;
  /** To the other mirror; absent if there is only one. */
  onSwitch?: () => void;
}

function Rescue({ onRetry, onSwitch }: RescueProps) {
  return (
    <div className={css.actions}>
      {onRetry ? (
        <button type="button" className={css.action} onClick={() => void onRetry()}>
          <IconReplay />
          重试
        </button>
      ) : null}
      {onSwitch ? (
        <button type="button" className={css.action} onClick={onSwitch}>
          <IconSwap />
          切换线路
        </button>
      ) : null}
    </div>
  );
}

/** The video is loading; after a while a retry and the other mirror are offered. */
export function Buffering(props: RescueProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.center} role="status">
      <i className={css.spinner} />
      <span className={css.words}>{isSlow ? '网络较慢，视频正在加载' : '视频加载中'}</span>
      {isSlow ? <Rescue {...props} /> : null}
    </div>
  );
}

/** The video cannot be played. It is tried again by itself when the network is back. */
export function Broken({ text, ...rescue }: RescueProps & { text?: string }) {
  useNetworkBack(() => rescue.onRetry?.());
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  const words = isOffline
    ? '恢复网络后自动继续，观看进度已保留'
    : rescue.onSwitch
      ? '请重试，或换一条线路'
      : '请检查网络后重试';
  return (
    <div className={`${css.center} ${css.dark}`} role="alert">
      <strong className={css.title}>{isOffline ? '网络已断开' : (text ?? '视频没有加载出来')}</strong>
      {text && !isOffline ? null : <span className={css.words}>{words}</span>}
      <Rescue {...rescue} />
    </div>
  );
}

interface EndedProps {
  after?: After;
  hasAction: boolean;
  onReplay: () => void;
}

/** The video is over: what comes next, or the same video again. */
export function Ended({ after, hasAction, onReplay }: EndedProps) {
  return (
    <div className={`${css.center} ${css.dark}`} role="group" aria-label="本节已播完">
      <strong className={css.title}>
        <Reward size="medium" isWon says="这一节看完了">
          <Sprout stage={after?.growth ?? 2} className={css.done} />
        </Reward>
        {after?.over ?? '本节学完'}
      </strong>
      {after ? (
        <div className={css.next}>
          {after.cover ? <Cover className={css.cover} title={after.title} {...after.cover} /> : null}
          <div className={css.nextWords}>
            <span className={css.why}>{after.text ?? '接下来'}</span>
            <span className={css.name}>{after.title}</span>
          </div>
        </div>
      ) : null}
      <div className={css.actions}>
        <button type="button" className={css.action} onClick={onReplay}>
          <IconReplay />
          重看
        </button>
        {after?.action && hasAction ? (
          <button type="button" className={`${css.action} ${css.main}`} onClick={after.onAction}>
            {after.action}
          </button>
        ) : null}
      </div>
    </div>
  );
}
