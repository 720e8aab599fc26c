// The chunk that loads with the first visible score: alphaTab and its music font.
import bravura from '@coderline/alphatab/font/Bravura.woff2';

export { drawScore, listBarTicks, listTracks, readScore } from './draw-score.ts';

/** The style sheet draws the music symbols with the font of this name. */
const FAMILY = 'Bravura';

/** Loads the music font. Rejects if it cannot be loaded: a score without it is not readable. */
export const loadMusicFont = async (): Promise<void> => {
  const face = new FontFace(FAMILY, `url(${bravura})`);
  await face.load();
  document.fonts.add(face);
};
