import type { DrumName, Label, Note, Score } from './score.ts';

/** One bar: one row per drum, one letter per step. `x` is a hit, `X` an accented hit, `.` a rest. */
export interface Pattern {
  readonly rows: Partial<Record<DrumName, string>>;
  readonly stepsPerBeat: number;
}

export interface Section {
  readonly text: string;
  readonly pattern: Pattern;
  readonly bars: number;
}

export interface DrumScore extends Score {
  readonly sections: readonly (Section & { readonly beat: number })[];
}

export const createBar = (pattern: Pattern, beat: number, backing = false, gain = 1): Note[] =>
  Object.entries(pattern.rows).flatMap(([drum, row]) =>
    [...row].flatMap((mark, step) =>
      mark === '.'
        ? []
        : [
            {
              beat: beat + step / pattern.stepsPerBeat,
              beats: 0.25,
              voice: 'drum' as const,
              drum: drum as DrumName,
              pitch: 0,
              velocity: (mark === 'X' ? 1 : mark === 'o' ? 0.28 : 0.7) * gain,
              backing,
            },
          ],
    ),
  );

export const createBars = (
  pattern: Pattern,
  count: number,
  beatsPerBar: number,
  from = 0,
  backing = true,
): Note[] =>
  Array.from({ length: count }, (_, i) => createBar(pattern, from + i * beatsPerBar, backing)).flat();

const createDrumScore = (tempo: number, beatsPerBar: number, sections: readonly Section[]): DrumScore => {
  let beat = 0;
  const placed = sections.map((section) => {
    const start = beat;
    beat += section.bars * beatsPerBar;
    return { ...section, beat: start };
  });
  const labels: Label[] = placed.map(({ text, beat: start, bars: count }) => ({
    text,
    beat: start,
    beats: count * beatsPerBar,
  }));
  const notes = placed.flatMap((section) =>
    createBars(section.pattern, section.bars, beatsPerBar, section.beat, false),
  );
  const last: Note = { beat, beats: 1, voice: 'drum', drum: 'crash', pitch: 0, velocity: 0.7 };
  const kick: Note = { ...last, drum: 'kick' };
  return { tempo, beatsPerBar, beats: beat + 1, notes: [...notes, last, kick], labels, sections: placed };
};

export const rock: Pattern = {
  stepsPerBeat: 2,
  rows: { hat: 'XxXxXxXx', snare: '..X...X.', kick: 'X...X...' },
};

export const swing: Pattern = {
  stepsPerBeat: 3,
  rows: { ride: 'X..x.xX..x.x', hat: '...x.....x..', kick: 'o..o..o..o..' },
};

export const firstBeat = createDrumScore(84, 4, [
  { text: '8 × hi-hat', bars: 1, pattern: { stepsPerBeat: 2, rows: { hat: 'XxXxXxXx' } } },
  { text: '+ kick 1, 3', bars: 2, pattern: { stepsPerBeat: 2, rows: { hat: 'XxXxXxXx', kick: 'X...X...' } } },
  { text: '+ snare 2, 4', bars: 4, pattern: rock },
  {
    text: 'kick 3 &',
    bars: 4,
    pattern: { stepsPerBeat: 2, rows: { hat: 'XxXxXxXx', snare: '..X...X.', kick: 'X...Xx..' } },
  },
]);

export const paradiddle = createDrumScore(80, 4, [
  { text: 'R L R R  L R L L', bars: 4, pattern: { stepsPerBeat: 2, rows: { snare: 'XoooXooo' } } },
  {
    text: 'R L R R  L R L L × 2',
    bars: 4,
    pattern: { stepsPerBeat: 4, rows: { snare: 'XoooXoooXoooXooo', hat: 'x...x...x...x...' } },
  },
  {
    text: 'R = floor tom',
    bars: 4,
    pattern: {
      stepsPerBeat: 4,
      rows: { floor: 'X.xx.x..X.xx.x..', snare: '.o..o.oo.o..o.oo', kick: 'x...x...x...x...' },
    },
  },
]);

export const shuffle = createDrumScore(100, 4, [
  { text: '1 - a 2 - a', bars: 2, pattern: { stepsPerBeat: 3, rows: { ride: 'X.xX.xX.xX.x' } } },
  {
    text: '+ kick, snare',
    bars: 4,
    pattern: { stepsPerBeat: 3, rows: { ride: 'X.xX.xX.xX.x', snare: '...X.....X..', kick: 'X.....X.....' } },
  },
  {
    text: 'ghost notes',
    bars: 5,
    pattern: { stepsPerBeat: 3, rows: { ride: 'X.xX.xX.xX.x', snare: '..oX.o..oX.o', kick: 'X....xX....x' } },
  },
]);

const groove: Section = { text: 'groove', bars: 3, pattern: rock };
const fill = (text: string, rows: Pattern['rows']): Section => ({
  text,
  bars: 1,
  pattern: { stepsPerBeat: 4, rows },
});

export const fills = createDrumScore(92, 4, [
  groove,
  fill('fill 1', {
    hat: 'x.x.x.x.',
    snare: '....X...XXxx....',
    high: '............Xx..',
    floor: '..............Xx',
    kick: 'X.......',
  }),
  groove,
  fill('fill 2', {
    snare: 'Xxxx............',
    high: '....Xxxx........',
    mid: '........Xxxx....',
    floor: '............Xxxx',
    kick: 'X...X...X...X...',
  }),
  groove,
  fill('fill 3', {
    snare: 'X.xX.xX.........',
    high: '.......xX.x.....',
    floor: '...........xX.xX',
    kick: '.x..x..x..x..x..',
  }),
]);

/** Seven beats counted 3 + 2 + 2, as in rupak tal. */
export const seven = createDrumScore(132, 7, [
  { text: '3 + 2 + 2', bars: 2, pattern: { stepsPerBeat: 1, rows: { hat: 'XxxXxXx' } } },
  {
    text: 'kick 1, snare 4 6',
    bars: 3,
    pattern: { stepsPerBeat: 1, rows: { hat: 'XxxXxXx', kick: 'X......', snare: '...X.X.' } },
  },
  {
    text: '7/8 groove',
    bars: 4,
    pattern: {
      stepsPerBeat: 2,
      rows: { ride: 'X.x.x.X.x.X.x.', kick: 'X...x.....x...', snare: '......X.o.X..o' },
    },
  },
]);
