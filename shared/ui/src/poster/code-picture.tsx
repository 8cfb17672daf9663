import css from './code-picture.module.css';
import { codeBoxes } from './geometry';

interface CodePictureProps {
  text: string;
  label: string;
}

/** In units of the drawing. */
const SIZE = 400;

/** A QR code on the screen, black on white in the dark, too: cameras need the strongest contrast. */
export const CodePicture = ({ text, label }: CodePictureProps) => (
  <svg className={css.code} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
    <rect width={SIZE} height={SIZE} fill="#fff" />
    {codeBoxes(text, { x: 0, y: 0, size: SIZE }).map((box) => (
      <rect key={`${box.x} ${box.y}`} {...box} fill="#000" shapeRendering="crispEdges" />
    ))}
  </svg>
);
