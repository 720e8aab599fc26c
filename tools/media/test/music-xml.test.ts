import { readFileSync } from 'node:fs';
import { importer, midi, type model, Settings } from '@coderline/alphatab';
import { listScores } from '../src/music-xml/list-scores.ts';
import { beatToSeconds, type Note, type Score } from '../src/score/score.ts';
import { listTempos } from '../src/videos/lesson-tempos.ts';
import { lessonVideos } from '../src/videos/lesson-videos.ts';

const TICKS_PER_WHOLE = 3840;
/** A strum reaches its last string this many beats after its first one. */
const STRUM_BEATS = 0.2;

const written = listScores(lessonVideos);
const tempos = listTempos(lessonVideos);

const read = (xml: string): model.Score =>
  importer.ScoreLoader.loadScoreFromBytes(new TextEncoder().encode(xml), new Settings());

/** Seconds of the video at a tick of the score, by the tempo that is stored with the lesson. */
const secondsOf = (file: string, tick: number): number => {
  const { tempo = 0, metre = '', firstBeat = 0 } = tempos[file] ?? {};
  const beat = (tick / TICKS_PER_WHOLE) * Number(metre.split('/')[1]);
  return firstBeat / 1000 + (beat * 60) / tempo;
};

const listBarStarts = (file: string, score: model.Score): number[] => {
  const handler = new midi.AlphaSynthMidiFileHandler(new midi.MidiFile());
  const generator = new midi.MidiFileGenerator(score, new Settings(), handler);
  generator.generate();
  return generator.tickLookup.masterBars.map(({ start }) => secondsOf(file, start));
};

interface WrittenNote {
  readonly seconds: number;
  readonly key: number;
}

/** The notes of the staves that are no tablature, without the continuations of ties. */
const listWrittenNotes = (file: string, score: model.Score): WrittenNote[] =>
  score.tracks.flatMap(({ staves }) =>
    staves
      .filter((staff) => !staff.isStringed)
      .flatMap((staff) => staff.bars.flatMap(({ voices }) => voices.flatMap(({ beats }) => beats)))
      .flatMap((beat) =>
        beat.notes
          .filter((note) => !note.isTieDestination)
          .map((note) => ({
            seconds: secondsOf(file, beat.absolutePlaybackStart),
            key: staffKey(note),
          })),
      ),
  );
const staffKey = (note: model.Note): number => (note.isPercussion ? 0 : note.realValue);

const playedNotes = (score: Score): Note[] => score.notes.filter(({ backing }) => !backing);

it('each lesson with notes has a score', () => {
  expect(written.length).toBe(lessonVideos.filter(({ file }) => !file.startsWith('sound-')).length);
  expect(written.length).toBeGreaterThan(20);
});

describe.each(written)('$file', ({ file, xml }) => {
  const source = lessonVideos.find((lesson) => lesson.file === file)?.score;
  if (!source) throw new Error('The score belongs to no video.');
  const { beatsPerBar } = source;

  it('is the committed file', () => {
    const committed = readFileSync(
      new URL(`../../demo/media/scores/${file}.musicxml`, import.meta.url),
      'utf8',
    );
    expect(committed).toBe(xml);
  });

  it('its bars start at the note times of the generator, with the count-in as the first bar', () => {
    const starts = listBarStarts(file, read(xml));
    expect(starts[0]).toBe(0);
    expect(starts.length).toBe(Math.ceil(source.beats / beatsPerBar) + 1);
    starts.forEach((start, bar) => {
      expect(start).toBeCloseTo(beatToSeconds(source, (bar - 1) * beatsPerBar), 6);
    });
    const onBars = playedNotes(source).filter(({ beat }) => beat % beatsPerBar === 0);
    expect(onBars.length).toBeGreaterThan(0);
    for (const { beat } of onBars)
      expect(Math.min(...starts.map((start) => Math.abs(start - beatToSeconds(source, beat))))).toBeLessThan(
        1e-6,
      );
  });

  it('every note of the generator is written where it is played', () => {
    const notes = listWrittenNotes(file, read(xml));
    const strum = (STRUM_BEATS * 60) / source.tempo;
    for (const { beat, pitch, drum } of playedNotes(source)) {
      const at = beatToSeconds(source, beat);
      const found = notes.some(
        ({ seconds, key }) =>
          seconds <= at + 1e-3 && seconds > at - strum && (drum ? key === 0 : key === pitch),
      );
      expect({ beat, pitch, drum, found }).toMatchObject({ found: true });
    }
    const unique = new Set(playedNotes(source).map((n) => `${n.beat.toFixed(3)} ${n.pitch} ${n.drum}`));
    expect(notes.length).toBe(unique.size);
  });
});
