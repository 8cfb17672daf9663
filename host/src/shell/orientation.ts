/** What the engine knows about how the phone is held. */
export interface Held {
  /** `screen.orientation.type`, where the engine has it. */
  screenType?: string;
  /** Degrees from upright, on engines without `screen.orientation`. */
  angle?: number;
  width: number;
  height: number;
  /** A field has the focus: the keyboard takes half of the height. */
  typing: boolean;
}

/**
 * Whether the phone lies on its side and the page with it: beside another app the page may be upright all the same.
 * That a page is wider than high says little, because an open keyboard makes an upright one so.
 */
export function isLandscape({ screenType, angle, width, height, typing }: Held): boolean {
  if (width <= height) return false;
  if (screenType) return screenType.indexOf('landscape') === 0;
  if (angle !== undefined) return Math.abs(angle) === 90;
  return !typing;
}

/** A screen whose shorter side has this many pixels has room for a page at any turn: a tablet, a desktop. */
const ROOMY = 600;

/** Whether this is a phone: a tablet or a wide window on a desktop is not a phone on its side. */
export const isPhone = (userAgent: string, { width, height }: Pick<Screen, 'width' | 'height'>): boolean =>
  Math.min(width, height) < ROOMY &&
  /Android|iPhone|iPod|Mobile/i.test(userAgent) &&
  !/WindowsWechat|MacWechat/i.test(userAgent);

/** How this phone is held now. */
export function held(): Held {
  const { screen, innerWidth, innerHeight } = window;
  const angle = (window as { orientation?: unknown }).orientation;
  return {
    screenType: screen.orientation?.type,
    angle: typeof angle === 'number' ? angle : undefined,
    width: innerWidth,
    height: innerHeight,
    typing: /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? ''),
  };
}
