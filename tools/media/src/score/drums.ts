import type { DrumName, Note, Score } from './score.ts';

/** One bar: one row per drum, one letter per step. `x` is a hit, `X` an accented hit, `.` a rest. */
export interface Pattern {
  readonly rows: Partial<Record<DrumName, string>>;
  readonly stepsPerBeat: number;
}

export interface DrumScore extends Score {
  readonly sections: readonly {
    readonly text: string;
    readonly pattern: Pattern;
    readonly bars: number;
    readonly beat: number;
  }[];
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

type SectionRow = readonly [text: string, bars: number, stepsPerBeat: number, rows: Pattern['rows']];

const createDrumScore = (tempo: number, beatsPerBar: number, rows: readonly SectionRow[]): DrumScore => {
  let beat = 0;
  const sections = rows.map(([text, bars, stepsPerBeat, patternRows]) => {
    const start = beat;
    beat += bars * beatsPerBar;
    return { text, bars, pattern: { stepsPerBeat, rows: patternRows }, beat: start };
  });
  const labels = sections.map(({ text, beat: start, bars }) => ({
    text,
    beat: start,
    beats: bars * beatsPerBar,
  }));
  const notes = sections.flatMap((section) =>
    createBars(section.pattern, section.bars, beatsPerBar, section.beat, false),
  );
  const last: Note = { beat, beats: 1, voice: 'drum', drum: 'crash', pitch: 0, velocity: 0.7 };
  const kick: Note = { ...last, drum: 'kick' };
  return { tempo, beatsPerBar, beats: beat + 1, notes: [...notes, last, kick], labels, sections };
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
  ['8 × hi-hat', 1, 2, { hat: 'XxXxXxXx' }],
  ['+ kick 1, 3', 2, 2, { hat: 'XxXxXxXx', kick: 'X...X...' }],
  ['+ snare 2, 4', 4, 2, rock.rows],
  ['kick 3 &', 4, 2, { hat: 'XxXxXxXx', snare: '..X...X.', kick: 'X...Xx..' }],
]);

export const paradiddle = createDrumScore(80, 4, [
  ['R L R R  L R L L', 4, 2, { snare: 'XoooXooo' }],
  ['R L R R  L R L L × 2', 4, 4, { snare: 'XoooXoooXoooXooo', hat: 'x...x...x...x...' }],
  ['R = floor tom', 4, 4, { floor: 'X.xx.x..X.xx.x..', snare: '.o..o.oo.o..o.oo', kick: 'x...x...x...x...' }],
]);

export const shuffle = createDrumScore(100, 4, [
  ['1 - a 2 - a', 2, 3, { ride: 'X.xX.xX.xX.x' }],
  ['+ kick, snare', 4, 3, { ride: 'X.xX.xX.xX.x', snare: '...X.....X..', kick: 'X.....X.....' }],
  ['ghost notes', 5, 3, { ride: 'X.xX.xX.xX.x', snare: '..oX.o..oX.o', kick: 'X....xX....x' }],
]);

const fill = (text: string, rows: Pattern['rows']): SectionRow => [text, 1, 4, rows];
const groove = ['groove', 3, 2, rock.rows] as const;

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
  ['3 + 2 + 2', 2, 1, { hat: 'XxxXxXx' }],
  ['kick 1, snare 4 6', 3, 1, { hat: 'XxxXxXx', kick: 'X......', snare: '...X.X.' }],
  ['7/8 groove', 4, 2, { ride: 'X.x.x.X.x.X.x.', kick: 'X...x.....x...', snare: '......X.o.X..o' }],
]);
