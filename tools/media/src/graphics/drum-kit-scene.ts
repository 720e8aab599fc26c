import type { DrumScore, Pattern } from '../score/drums.ts';
import { beatToSeconds, type DrumName } from '../score/score.ts';
import { contrastOnGround, type Palette } from './palette.ts';
import { flashAt, type Scene, type Sprite, visibleDuring } from './scene.ts';
import { circle, line, rect, ring, text } from './shapes.ts';

interface Part {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: 'drum' | 'cymbal';
}

/** The kit from above, as the drummer sees it, in the left half of the picture. */
const parts = {
  kick: { x: 214, y: 336, r: 92, kind: 'drum' },
  floor: { x: 356, y: 388, r: 66, kind: 'drum' },
  snare: { x: 96, y: 400, r: 60, kind: 'drum' },
  high: { x: 158, y: 226, r: 46, kind: 'drum' },
  mid: { x: 262, y: 226, r: 50, kind: 'drum' },
  hat: { x: 60, y: 292, r: 50, kind: 'cymbal' },
  crash: { x: 58, y: 196, r: 42, kind: 'cymbal' },
  ride: { x: 366, y: 250, r: 66, kind: 'cymbal' },
} as const satisfies Partial<Record<DrumName, Part>>;

type PartName = keyof typeof parts;
const partOf = (drum: DrumName): PartName | undefined =>
  drum === 'open' ? 'hat' : drum in parts ? (drum as PartName) : undefined;

const drawDrum = (part: Part, p: Palette, big: boolean): string => {
  const { x, y, r } = part;
  if (part.kind === 'cymbal') {
    return (
      circle(x, y, r, p.second) +
      [0.8, 0.6, 0.4].map((k) => ring(x, y, r * k, p.ink, 1.5)).join('') +
      circle(x, y, r * 0.15, p.ink)
    );
  }
  const fill = big ? p.first : p.third;
  return (
    circle(x, y, r, p.ink) +
    circle(x, y, r - 4, fill) +
    ring(x, y, r - 9, p.light, 4) +
    ring(x, y, r * 0.6, p.light, 2.5, '9 7')
  );
};

const createHitSprite = (part: Part, p: Palette, times: readonly number[]): Sprite => {
  const reach = Math.ceil(part.r * 1.16) + 3;
  return {
    svg:
      circle(part.x, part.y, part.r * 0.56, p.light) +
      ring(part.x, part.y, part.r * 1.13, p.light, 5) +
      circle(part.x, part.y, part.r * 0.2, p.ink),
    box: [Math.max(0, part.x - reach), part.y - reach, reach * 2, Math.min(reach * 2, 480 - part.y + reach)],
    opacity: flashAt(times, 0.11),
  };
};

const GRID = { x: 520, y: 178, w: 314, h: 270 };
const ORDER: readonly DrumName[] = ['crash', 'ride', 'open', 'hat', 'high', 'mid', 'snare', 'floor', 'kick'];
const SHORT: Partial<Record<DrumName, string>> = {
  ride: 'RD',
  open: 'HO',
  hat: 'HH',
  high: 'T1',
  mid: 'T2',
  snare: 'SD',
  floor: 'FT',
  kick: 'BD',
  crash: 'CR',
};

const drawGrid = (pattern: Pattern, p: Palette): { svg: string; steps: number } => {
  const rows = ORDER.filter((drum) => pattern.rows[drum]);
  const steps = Math.max(...rows.map((drum) => pattern.rows[drum]?.length ?? 0));
  const pitch = Math.min(58, GRID.h / rows.length);
  const top = GRID.y + (GRID.h - pitch * rows.length) / 2;
  const ink = contrastOnGround(p);
  const svg = rows.map((drum, row) => {
    const y = top + pitch * (row + 0.5);
    const full = Math.min(13, (GRID.w / steps) * 0.42);
    const dots = [...(pattern.rows[drum] ?? '')].map((mark, step) => {
      const size = mark === 'X' ? full : mark === 'x' ? full * 0.74 : mark === 'o' ? full * 0.46 : 2.5;
      const fill = mark === 'X' ? p.second : ink;
      return circle(GRID.x + (GRID.w * (step + 0.5)) / steps, y, size, fill);
    });
    return (
      text(GRID.x - 14, y + 6, SHORT[drum] ?? '', { size: 17, weight: 660, fill: ink, anchor: 'end' }) +
      dots.join('')
    );
  });
  return { svg: svg.join(''), steps };
};

/** Shows the pattern of the current section and highlights the current step. */
const createGridSprites = (score: DrumScore, p: Palette): Sprite[] =>
  score.sections.flatMap(({ pattern, beat, bars }): Sprite[] => {
    const { svg, steps } = drawGrid(pattern, p);
    const span = {
      from: beatToSeconds(score, beat),
      to: beatToSeconds(score, beat + bars * score.beatsPerBar),
    };
    const column = GRID.w / steps;
    const bar = (score.beatsPerBar * 60) / score.tempo;
    const during = visibleDuring([span]);
    const at = (seconds: number) => Math.floor((((seconds - span.from) % bar) / bar) * steps + 1e-6) % steps;
    const head: Sprite = {
      svg: rect(GRID.x, GRID.y - 6, column, GRID.h + 12, p.third, 6),
      box: [GRID.x, GRID.y - 6, Math.ceil(column), GRID.h + 12],
      opacity: (seconds) => during(seconds) * 0.75,
      shift: (seconds) => [Math.round(at(seconds) * column), 0],
    };
    return [head, { svg, box: [GRID.x - 60, GRID.y - 8, GRID.w + 74, GRID.h + 16], opacity: during }];
  });

export const createDrumKitScene = (score: DrumScore, p: Palette): Scene => {
  const names = Object.keys(parts) as PartName[];
  const times = (name: PartName) =>
    score.notes
      .filter((note) => note.drum && partOf(note.drum) === name)
      .map((note) => beatToSeconds(score, note.beat));
  return {
    background:
      rect(0, 142, 854, 338, p.ground) +
      line(448, 168, 448, 454, contrastOnGround(p), 1.5) +
      names.map((name) => drawDrum(parts[name], p, name === 'kick' || name === 'floor')).join(''),
    sprites: [
      ...names.map((name) => createHitSprite(parts[name], p, times(name))),
      ...createGridSprites(score, p),
    ],
  };
};
