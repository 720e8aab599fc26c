import { useWidth } from '@sargam/kit/width';
import { type RefObject, useMemo } from 'react';
import type { DrawnScore } from './score-types.ts';
import type { LoadedScore } from './useLessonScore.ts';

/** A narrow sheet has smaller symbols, so that a line holds more than one bar. */
const NARROW_PX = 480;
const NARROW_SCALE = 0.8;
const NORMAL_FONT_PX = 16;

/** Larger text of the browser makes the symbols larger too. */
const readScale = (width: number): number => {
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const scale = (fontSize || NORMAL_FONT_PX) / NORMAL_FONT_PX;
  return width < NARROW_PX ? scale * NARROW_SCALE : scale;
};

/** The score drawn for the width of the sheet: undefined before the width is known, an error where it cannot be drawn. */
export const useDrawing = (
  sheet: RefObject<HTMLElement | null>,
  { score, draw }: LoadedScore,
  track: number,
): DrawnScore | Error | undefined => {
  const width = useWidth(sheet, 0);
  return useMemo(() => {
    if (width === 0) return undefined;
    try {
      return draw(score, { track, width, scale: readScale(width) });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }, [width, draw, score, track]);
};
