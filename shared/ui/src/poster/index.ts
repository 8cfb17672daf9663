export { CodePicture } from './code-picture';
export { drawMark, SCHOOL } from './draw-mark';
export { drawSeal } from './draw-seal';
export { fittingSize } from './fitting-size';
export type { Box } from './geometry';
export type { BoxStyle, Fill, Pen, TextStyle } from './pen';
export { Poster, type PosterProps } from './poster';
export { PosterSheet } from './poster-sheet';
