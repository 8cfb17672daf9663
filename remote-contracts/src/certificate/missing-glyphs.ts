const SIZE = 32;
/** No font has a glyph for it: it is drawn as the box of missing glyphs. */
const NO_CHARACTER = '\uffff';

/** What an engine draws for a character, as text; undefined where it cannot be looked at. */
function drawingOf(character: string, family: string): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * 2;
  canvas.height = SIZE * 2;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.font = `${SIZE}px ${family}`;
  context.textBaseline = 'middle';
  context.fillText(character, 0, SIZE);
  return canvas.toDataURL();
}

/**
 * Characters of a name for which this device has no glyph. Rare ones are then drawn as a box on the learner's
 * screen, though the printer has them.
 */
export function missingGlyphs(
  name: string,
  family = getComputedStyle(document.body).fontFamily || 'sans-serif',
  draw: typeof drawingOf = drawingOf,
): string[] {
  const boxes = [NO_CHARACTER, '\u{10ffff}'].map((character) => draw(character, family));
  const nothing = draw('', family);
  return Array.from(new Set(Array.from(name))).filter((character) => {
    const drawn = draw(character, family);
    return drawn !== undefined && character.trim() !== '' && (boxes.includes(drawn) || drawn === nothing);
  });
}
