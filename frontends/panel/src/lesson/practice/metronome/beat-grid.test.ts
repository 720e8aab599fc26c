import fc from 'fast-check';
import {
  type BeatGrid,
  beatAt,
  createBeatGrid,
  nextBeatAt,
  placeInMeasure,
  timeOfBeat,
} from './beat-grid.ts';

const bpm = fc.double({ min: 20, max: 400, noNaN: true });
export const grids: fc.Arbitrary<BeatGrid> = fc
  .record({
    firstBeat: fc.double({ min: 0, max: 20, noNaN: true }),
    beatsPerMeasure: fc.integer({ min: 1, max: 13 }),
    first: bpm,
    later: fc.array(fc.record({ after: fc.integer({ min: 1, max: 60 }), bpm }), { maxLength: 5 }),
  })
  .map(({ firstBeat, beatsPerMeasure, first, later }) => {
    let beat = 0;
    const changes = later.map((change) => ({ beat: (beat += change.after), bpm: change.bpm }));
    return { firstBeat, beatsPerMeasure, tempos: [{ beat: 0, bpm: first }, ...changes] };
  });
const beats = fc.integer({ min: -40, max: 400 });

it('the beat at the time of a beat is this beat, through all changes of tempo', () => {
  fc.assert(
    fc.property(grids, beats, (grid, beat) => {
      expect(beatAt(grid, timeOfBeat(grid, beat))).toBeCloseTo(beat, 6);
      expect(nextBeatAt(grid, timeOfBeat(grid, beat))).toBe(beat);
    }),
  );
});

it('beats follow each other at the tempo of the earlier one', () => {
  fc.assert(
    fc.property(grids, beats, (grid, beat) => {
      const tempo = grid.tempos.findLast((change) => change.beat <= beat) ?? grid.tempos[0];
      expect(timeOfBeat(grid, beat + 1) - timeOfBeat(grid, beat)).toBeCloseTo(60 / tempo.bpm, 6);
    }),
  );
});

it('each measure has one first beat, before beat 0 too', () => {
  fc.assert(
    fc.property(grids, beats, (grid, beat) => {
      const measure = Array.from({ length: grid.beatsPerMeasure }, (_, i) => placeInMeasure(grid, beat + i));
      expect(measure.toSorted((one, other) => one - other)).toEqual(measure.map((_, i) => i));
    }),
  );
});

it('a lesson without a tempo has no grid', () => {
  expect(createBeatGrid({ tempo: null, metre: '4/4', firstBeat: 0, tempoMap: [] })).toBeUndefined();
});

it('a lesson at 90 BPM in 3/4 with its first beat at 2 s, and 60 BPM from its seventh beat on', () => {
  const grid = createBeatGrid({
    tempo: 90,
    metre: '3/4',
    firstBeat: 2_000,
    tempoMap: [{ beat: 7, bpm: 60 }],
  });
  if (!grid) throw new Error('There is no grid.');
  expect([0, 1, 3, -3, 6, 7].map((beat) => timeOfBeat(grid, beat))).toEqual([2, 2 + 2 / 3, 4, 0, 6, 7]);
  expect([0, 1, 2, 3, -1].map((beat) => placeInMeasure(grid, beat))).toEqual([0, 1, 2, 0, 2]);
});
