import { beatToSeconds, formatPitch, type Note, type Score } from '../score/score.ts';
import { contrastColour, type Palette } from './palette.ts';
import { decayDuring, groupBy, type Scene, type Sprite } from './scene.ts';
import { circle, line, rect, ring, text } from './shapes.ts';

const NUT = 74;
const TOP = 176;
const LOW = 446;

interface Neck {
  readonly strings: number;
  readonly frets: number;
}

const fretX = (neck: Neck, fret: number): number =>
  NUT + (752 * (1 - 2 ** (-fret / 12))) / (1 - 2 ** (-neck.frets / 12));
const fingerX = (neck: Neck, fret: number): number =>
  fret === 0 ? NUT - 34 : (fretX(neck, fret) + fretX(neck, fret - 1)) / 2;
const stringY = (neck: Neck, string: number): number =>
  TOP + 14 + (string * (LOW - TOP - 28)) / (neck.strings - 1);
const thickness = (neck: Neck, string: number): number =>
  neck.strings === 4 ? 3.5 + string * 1.6 : 1.6 + string * 0.7;

const drawNeck = (neck: Neck, p: Palette): string => {
  const frets = Array.from({ length: neck.frets }, (_, i) =>
    line(fretX(neck, i + 1), TOP, fretX(neck, i + 1), LOW, p.ground, 4),
  );
  const marks = [3, 5, 7, 9]
    .filter((fret) => fret <= neck.frets)
    .map((fret) => circle(fingerX(neck, fret), (TOP + LOW) / 2, 9, p.ground));
  const across = Array.from({ length: neck.strings }, (_, i) =>
    line(0, stringY(neck, i), 854, stringY(neck, i), p.light, thickness(neck, i)),
  );
  return (
    rect(0, 142, 854, 338, p.ground) +
    rect(NUT, TOP, 780, LOW - TOP, p.first) +
    frets.join('') +
    marks.join('') +
    rect(NUT - 9, TOP, 9, LOW - TOP, p.light) +
    across.join('')
  );
};

/** Draws a vibrating string as two mirrored arcs. */
const createStringSprite = (
  neck: Neck,
  p: Palette,
  string: number,
  fret: number,
  opacity: Sprite['opacity'],
): Sprite => {
  const y = stringY(neck, string);
  const fretLeft = fret === 0 ? NUT : fretX(neck, fret);
  const middle = (fretLeft + 900) / 2;
  const bow = (by: number) =>
    `<path d="M${fretLeft} ${y}Q${middle} ${y + by} 900 ${y}" fill="none" stroke="${p.light}" stroke-width="2.5" opacity=".85"/>`;
  return {
    svg: bow(22) + bow(-22),
    box: [Math.floor(fretLeft), Math.floor(y) - 16, 854 - Math.floor(fretLeft), 32],
    opacity,
  };
};

const createFingerSprite = (neck: Neck, p: Palette, note: Note, opacity: Sprite['opacity']): Sprite => {
  const { string, fret } = note.place ?? { string: 0, fret: 0 };
  const [x, y] = [fingerX(neck, fret), stringY(neck, string)];
  const fill = fret === 0 ? p.light : string > neck.strings / 2 ? p.third : p.second;
  const name = text(x, y + 7, formatPitch(note.pitch), {
    size: 20,
    weight: 740,
    fill: contrastColour(fill, p),
    anchor: 'middle',
  });
  return {
    svg: circle(x, y, 19, fill) + ring(x, y, 19, p.ink, 3) + name,
    box: [Math.floor(x) - 22, Math.floor(y) - 22, 45, 45],
    opacity: (seconds) => Math.min(1, opacity(seconds) * 2.2),
  };
};

export const createFretboardScene = (score: Score, p: Palette, neck: Neck): Scene => {
  const played = score.notes.filter((note) => note.place && !note.backing);
  const places = [...groupBy(played, (note) => `${note.place?.string}/${note.place?.fret}`).values()];
  const sprites = places.flatMap((notes) => {
    const [note] = notes;
    if (!note?.place) return [];
    const spans = notes.map(({ beat, beats }) => ({
      from: beatToSeconds(score, beat),
      to: beatToSeconds(score, beat + beats),
    }));
    const opacity = decayDuring(spans, 0.3);
    return [
      {
        bow: createStringSprite(neck, p, note.place.string, note.place.fret, opacity),
        dot: createFingerSprite(neck, p, note, opacity),
      },
    ];
  });
  return {
    background: drawNeck(neck, p),
    sprites: [...sprites.map(({ bow }) => bow), ...sprites.map(({ dot }) => dot)],
  };
};
