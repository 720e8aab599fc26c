import { escapeXml } from '../escape-xml.ts';
import type { Score } from '../score/score.ts';
import {
  barLength,
  beatTypeOf,
  type ChordPart,
  countBars,
  listChords,
  QUARTER,
  splitChord,
} from './rhythm.ts';
import { listStaves, type Staff } from './score-part.ts';
import { drums, writeChord } from './write-note.ts';

const writeWords = (text: string): string =>
  `<direction placement="above"><direction-type><words>${escapeXml(text)}</words></direction-type><staff>1</staff></direction>`;

const writeTempo = (score: Score): string =>
  `<direction placement="above"><direction-type><metronome><beat-unit>${beatTypeOf(score) === 8 ? 'eighth' : 'quarter'}</beat-unit><per-minute>${score.tempo}</per-minute></metronome></direction-type><staff>1</staff></direction>`;

const writeTuning = ({ tuning = [] }: Staff, number: number): string => {
  const lines = tuning.map(
    (name, i) =>
      `<staff-tuning line="${tuning.length - i}"><tuning-step>${name[0]}</tuning-step><tuning-octave>${name[1]}</tuning-octave></staff-tuning>`,
  );
  return tuning.length === 0
    ? ''
    : `<staff-details number="${number}"><staff-lines>${tuning.length}</staff-lines>${lines.toReversed().join('')}</staff-details>`;
};

const writeAttributes = (score: Score, staves: readonly Staff[]): string =>
  [
    `<attributes><divisions>${QUARTER}</divisions><key><fifths>0</fifths></key>`,
    `<time><beats>${score.beatsPerBar}</beats><beat-type>${beatTypeOf(score)}</beat-type></time>`,
    `<staves>${staves.length}</staves>`,
    ...staves.map(({ clef }, i) => `<clef number="${i + 1}">${clef}</clef>`),
    ...staves.map((staff, i) => writeTuning(staff, i + 1)),
    '</attributes>',
  ].join('');

const writePart = (staves: readonly Staff[]): string => {
  const used = new Set(staves.flatMap(({ notes }) => notes.flatMap(({ drum }) => drum ?? [])));
  const list = [...used].map((name) => [name, drums[name].midi] as const);
  const instruments = list.map(
    ([name, midi]) =>
      `<score-instrument id="P1-${midi}"><instrument-name>${name}</instrument-name></score-instrument>`,
  );
  // The numbers of this element count from 1.
  const numbers = list.map(
    ([, midi]) =>
      `<midi-instrument id="P1-${midi}"><midi-channel>10</midi-channel><midi-unpitched>${midi + 1}</midi-unpitched></midi-instrument>`,
  );
  return `<part-list><score-part id="P1"><part-name></part-name>${instruments.join('')}${numbers.join('')}</score-part></part-list>`;
};

const header = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
`;

/**
 * A score as MusicXML. The count-in is measure 1, because the first beat of a video is the first one of its count-in. Measure n
 * starts at beat (n − 1) × beatsPerBar of the lesson.
 */
export const writeMusicXml = (title: string, score: Score): string => {
  const staves = listStaves(score);
  const bar = barLength(score);
  const parts: readonly (readonly ChordPart[])[] = staves.map(({ notes }) =>
    listChords(score, notes).flatMap((chord) => splitChord(chord, bar)),
  );
  const countIn = Array.from({ length: score.beatsPerBar }, (_, i) => i + 1).join(' ');
  const wordsIn = (index: number): string =>
    index === 0
      ? writeTempo(score) + writeWords(countIn)
      : score.labels
          .filter(({ beat }) => Math.floor(beat / score.beatsPerBar) + 1 === index)
          .map(({ text }) => writeWords(text))
          .join('');
  const bars = Array.from({ length: countBars(score) }, (_, index) => {
    const notes = staves.map(({ tuning }, i) =>
      (parts[i] ?? [])
        .filter(({ start }) => Math.floor(start / bar) === index)
        .map((part) => writeChord(part, { staff: i + 1, isTab: tuning !== undefined }))
        .join(''),
    );
    const content = notes.join(`<backup><duration>${bar}</duration></backup>`);
    return `<measure number="${index + 1}">${index === 0 ? writeAttributes(score, staves) : ''}${wordsIn(index)}${content}</measure>\n`;
  });
  return `${header}<score-partwise version="4.0"><work><work-title>${escapeXml(title)}</work-title></work>${writePart(staves)}\n<part id="P1">\n${bars.join('')}</part></score-partwise>\n`;
};
