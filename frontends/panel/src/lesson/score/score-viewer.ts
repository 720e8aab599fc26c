// The chunk that loads with the first visible score: alphaTab and the font of its signs.
import bravura from '@coderline/alphatab/font/Bravura.woff2';

export { drawScore, listBarTicks, listTracks, readScore } from './draw-score.ts';

/** The style sheet draws the signs with the font of this name. */
const FAMILY = 'Bravura';

/** Loads the font of the signs. Rejects if it cannot be loaded: a score without it is not readable. */
export const loadMusicFont = async (): Promise<void> => {
  const face = new FontFace(FAMILY, `url(${bravura})`);
  await face.load();
  document.fonts.add(face);
};
