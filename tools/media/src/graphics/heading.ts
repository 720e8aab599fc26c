import { beatToSeconds, calculateLength, metreOf, type Score } from '../score/score.ts';
import { ACCENT, type PageColours } from './palette.ts';
import { groupBy, type Scene, type Sprite, visibleDuring } from './scene.ts';
import { hangingKey, line, rect, text } from './shapes.ts';

const STRING_Y = 66;

const createBeatKeys = (score: Score, colours: PageColours): Scene => {
  const n = score.beatsPerBar;
  const width = n > 4 ? 36 : 46;
  const left = 822 - n * (width + 6) + 6;
  const key = (i: number, height: number, fill: string) =>
    hangingKey(left + i * (width + 6), STRING_Y, width, height, 6, fill);
  const total = score.beats + n;
  const sprites = Array.from({ length: n }, (_, i): Sprite => {
    const spans = Array.from({ length: Math.ceil(total / n) }, (_, bar) => bar * n + i - n)
      .filter((beat) => beat < score.beats)
      .map((beat) => ({ from: beatToSeconds(score, beat), to: beatToSeconds(score, beat + 1) }));
    return {
      svg: key(i, i === 0 ? 34 : 26, ACCENT),
      box: [Math.floor(left + i * (width + 6)) - 1, STRING_Y, width + 3, 36],
      opacity: visibleDuring(spans),
    };
  });
  return { background: Array.from({ length: n }, (_, i) => key(i, 16, colours.well)).join(''), sprites };
};

const createLabelSprites = (score: Score, colours: PageColours): Sprite[] =>
  [...groupBy(score.labels, (label) => label.text)].map(([words, spans]) => ({
    svg: text(32, 120, words, { size: words.length > 18 ? 30 : 38, weight: 760, fill: colours.string }),
    box: [24, 74, 520, 64],
    opacity: visibleDuring(
      spans.map(({ beat, beats }) => ({
        from: beatToSeconds(score, beat),
        to: beatToSeconds(score, beat + beats),
      })),
    ),
  }));

/** Progress bar at the lower edge. */
const createProgressBar = (score: Score): Sprite => ({
  svg: rect(0, 476, 854, 4, ACCENT),
  box: [0, 476, 854, 4],
  opacity: () => 1,
  shift: (seconds) => [Math.round(-854 * (1 - seconds / calculateLength(score))), 0],
});

/**
 * Draws tempo and metre above the line, the beats on the line, and the current caption below. A video has no title, because several
 * lessons use it.
 */
export const createHeading = (score: Score, colours: PageColours): Scene => {
  const beats = createBeatKeys(score, colours);
  return {
    background:
      rect(0, 0, 854, 480, colours.page) +
      text(32, 46, `${score.tempo} bpm`, { size: 28, weight: 740, fill: colours.string }) +
      text(822, 46, metreOf(score), { size: 26, weight: 660, fill: colours.quiet, anchor: 'end' }) +
      beats.background +
      line(0, STRING_Y, 854, STRING_Y, colours.string, 4),
    sprites: [...beats.sprites, ...createLabelSprites(score, colours), createProgressBar(score)],
  };
};
