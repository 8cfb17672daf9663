import { shapes } from './shapes';

export interface IconProps {
  className?: string;
}

const sized = { width: '1em', height: '1em', 'aria-hidden': true, focusable: false } as const;

/**
 * Makes an icon out of one path of a 24 wide square. Icons take the size and colour of the text around
 * them and are silent to a screen reader.
 */
export const lineIcon = (shape: string) =>
  function Icon({ className }: IconProps) {
    return (
      <svg
        {...sized}
        className={className}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={shape} />
      </svg>
    );
  };

/** The same for a filled shape. */
export const solidIcon = (shape: string) =>
  function Icon({ className }: IconProps) {
    return (
      <svg {...sized} className={className} viewBox="0 0 24 24" fill="currentColor">
        <path d={shape} />
      </svg>
    );
  };

/** A white sign on a filled disc. */
const disc = (shape: string) =>
  function Icon({ className }: IconProps) {
    return (
      <svg {...sized} className={className} viewBox="0 0 64 64" fill="none">
        <circle cx="32" cy="32" r="32" fill="currentColor" opacity="0.12" />
        <circle cx="32" cy="32" r="24" fill="currentColor" />
        <path d={shape} stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    );
  };

// The mark lets a page leave out the icons that it does not have.
export const IconArrow = /* @__PURE__ */ lineIcon(shapes.arrow);
export const IconCheck = /* @__PURE__ */ lineIcon(shapes.check);
export const IconClose = /* @__PURE__ */ lineIcon(shapes.close);
export const IconClock = /* @__PURE__ */ lineIcon(shapes.clock);
export const IconInfo = /* @__PURE__ */ lineIcon(shapes.info);
/** A filled star; its colour shows whether it is lit. */
export const IconStar = /* @__PURE__ */ solidIcon(
  'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z',
);

export const IconResultSuccess = /* @__PURE__ */ disc('M21.5 32.8l7.2 7.2 14-15');
export const IconResultWaiting = /* @__PURE__ */ disc('M32 20v12.5l8 5');
export const IconResultFailed = /* @__PURE__ */ disc('M24.5 24.5l15 15m0-15l-15 15');
