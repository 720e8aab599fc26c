import { beatToSeconds, formatPitch, type Note, type Score } from '../score/score.ts';
import { contrastColour, type Palette } from './palette.ts';
import { decayDuring, groupBy, type Scene, type Sprite } from './scene.ts';
import { hangingKey, line, rect, text } from './shapes.ts';

const TOP = 142;
const WHITE = [0, 2, 4, 5, 7, 9, 11];
/** The notes of the Indian scale by their distance from the first, in semitones. */
const INDIAN_NOTE_NAMES: Record<number, string> = {
  0: 'সা',
  2: 'রে',
  4: 'গা',
  5: 'মা',
  7: 'পা',
  9: 'ধা',
  11: 'নি',
};

const isWhite = (pitch: number): boolean => WHITE.includes(pitch % 12);

/** Whole octaves that contain all played notes, at least two. */
const boardFor = (notes: readonly Note[]) => {
  const pitches = notes.map(({ pitch }) => pitch);
  const low = Math.floor(Math.min(...pitches) / 12) * 12;
  const high = Math.max(low + 24, Math.ceil(Math.max(...pitches) / 12) * 12);
  const whites = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(isWhite);
  return { low, whites, width: 854 / whites.length };
};

type Board = ReturnType<typeof boardFor>;

const boxOf = (board: Board, pitch: number): { x: number; w: number; h: number } => {
  if (isWhite(pitch))
    return { x: board.whites.indexOf(pitch) * board.width + 1.5, w: board.width - 3, h: 272 };
  const middle = (board.whites.indexOf(pitch - 1) + 1) * board.width;
  return { x: middle - board.width * 0.29, w: board.width * 0.58, h: 168 };
};

const key = (board: Board, pitch: number, fill: string, longer = 0): string => {
  const { x, w, h } = boxOf(board, pitch);
  return hangingKey(x, TOP, w, h + longer, Math.min(10, w / 3), fill);
};

const createKeySprites = (
  board: Board,
  p: Palette,
  notes: readonly Note[],
  score: Score,
  names: 'letters' | 'swara',
): Sprite[] => {
  const [note] = notes;
  if (!note) return [];
  const { x, w, h } = boxOf(board, note.pitch);
  const fill = note.hand === 'left' ? p.first : p.second;
  const noteName = names === 'swara' ? (INDIAN_NOTE_NAMES[note.pitch % 12] ?? '') : formatPitch(note.pitch);
  const size = Math.min(26, board.width * (names === 'swara' ? 0.5 : 0.62));
  const label = text(x + w / 2, TOP + h - 8, noteName, {
    size,
    weight: 740,
    fill: contrastColour(fill, p),
    anchor: 'middle',
  });
  const spans = notes.map(({ beat, beats }) => ({
    from: beatToSeconds(score, beat),
    to: beatToSeconds(score, beat + beats) - 0.04,
  }));
  const opacity = decayDuring(spans, 0.55);
  return [
    {
      svg: key(board, note.pitch, fill, 12) + label,
      box: [Math.max(0, Math.floor(x) - 1), TOP, Math.ceil(w) + 3, h + 13],
      opacity: (seconds) => Math.min(1, opacity(seconds) * 1.5),
    },
  ];
};

/** Draws the keyboard; a played key is slightly lower. */
export const createKeyboardScene = (
  score: Score,
  p: Palette,
  names: 'letters' | 'swara' = 'letters',
): Scene => {
  const notes = score.notes.filter((note) => !note.backing);
  const board = boardFor(notes);
  const top = board.whites.at(-1) ?? 84;
  const blacks = Array.from({ length: top - board.low }, (_, i) => board.low + i).filter(
    (pitch) => !isWhite(pitch),
  );
  const sprites = (white: boolean) =>
    [
      ...groupBy(
        notes.filter(({ pitch }) => isWhite(pitch) === white),
        ({ pitch, hand }) => `${pitch}${hand}`,
      ).values(),
    ].flatMap((same) => createKeySprites(board, p, same, score, names));
  const always: Sprite = {
    svg: blacks.map((pitch) => key(board, pitch, p.ink)).join('') + line(0, TOP, 854, TOP, p.ink, 5),
    box: [0, TOP - 3, 854, 178],
    opacity: () => 1,
  };
  return {
    background:
      rect(0, TOP, 854, 338, p.ground) + board.whites.map((pitch) => key(board, pitch, p.light)).join(''),
    sprites: [...sprites(true), always, ...sprites(false)],
  };
};
