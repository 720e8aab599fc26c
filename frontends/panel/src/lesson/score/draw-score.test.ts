import { exporter, importer, Settings } from '@coderline/alphatab';
import { listBarTicks, listTracks, readScore } from './draw-score.ts';

const readText = (text: string) => importer.ScoreLoader.loadAlphaTex(text, new Settings());

it('repeats and endings are played out in the order of the music', () => {
  const score = readText(String.raw`\ro C4 D4 E4 F4 | \ae 1 \rc 2 G4 A4 B4 C5 | \ae 2 C5.1`);
  expect(listBarTicks(score).map(({ bar }) => bar)).toEqual([0, 1, 0, 2]);
  expect(listBarTicks(score).map(({ start }) => start)).toEqual([0, 3840, 7680, 11520]);
});

it('a file of Guitar Pro has the same bars', () => {
  const score = readText('\\ts 3 4 C4 D4 E4 | \\ts 4 4 C4 D4 E4 F4 | C4.1');
  const read = readScore(new exporter.Gp7Exporter().export(score, new Settings()));
  expect(listBarTicks(read)).toEqual(listBarTicks(score));
  expect(listTracks(read)).toHaveLength(1);
});

const note = (voice: number, staff: number): string =>
  `<note><pitch><step>C</step><octave>4</octave></pitch><duration>4</duration><voice>${voice}</voice><type>whole</type><staff>${staff}</staff></note>`;
const musicXml = `<?xml version="1.0"?><score-partwise version="4.0"><part-list><score-part id="P1"><part-name/></score-part></part-list>
<part id="P1"><measure number="1"><attributes><divisions>1</divisions><time><beats>4</beats><beat-type>4</beat-type></time><staves>2</staves></attributes>
${note(1, 1)}<backup><duration>4</duration></backup>${note(5, 2)}</measure></part></score-partwise>`;

it('the second staff of MusicXML, whose voices begin at 5, has no empty voices before them', () => {
  const score = readScore(new TextEncoder().encode(musicXml));
  const voices = score.tracks.flatMap(({ staves }) =>
    staves.map(({ bars }) => bars[0]?.voices.map((voice) => voice.isEmpty)),
  );
  expect(voices).toEqual([[false], [false]]);
});

it('another file is refused', () => {
  expect(() => readScore(new TextEncoder().encode('%PDF-1.7'))).toThrow();
});
