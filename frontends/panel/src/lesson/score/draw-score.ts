import {
  importer,
  Logger,
  LogLevel,
  midi,
  model,
  NotationElement,
  rendering,
  Settings,
} from '@coderline/alphatab';
import type { BarTicks, DrawnBar, DrawnLine, DrawnScore, TickPlace } from './score-types.ts';

// alphaTab without its player, workers and page elements: it draws the score of a lesson in 10 to 60 ms, and the content security
// policy of the site allows no worker from a blob.

export type Score = model.Score;

// A file that cannot be read is shown to the user.
Logger.logLevel = LogLevel.None;

const families = ['Anek', 'sans-serif'];
/** The style sheet replaces these colours by those of the page. */
const colors = { ink: '#000000', faint: '#010101', line: '#020202' } as const;
const colorOf = (name: keyof typeof colors): model.Color => model.Color.fromJson(colors[name]) as model.Color;

const hiddenElements = [
  NotationElement.ScoreTitle,
  NotationElement.ScoreSubTitle,
  NotationElement.ScoreArtist,
  NotationElement.ScoreAlbum,
  NotationElement.ScoreWords,
  NotationElement.ScoreMusic,
  NotationElement.ScoreWordsAndMusic,
  NotationElement.ScoreCopyright,
  NotationElement.GuitarTuning,
  NotationElement.TrackNames,
];

const createSettings = (scale: number): Settings => {
  const settings = new Settings();
  settings.core.engine = 'svg';
  settings.core.enableLazyLoading = false;
  settings.display.scale = scale;
  settings.display.padding = [4, 4];
  for (const element of hiddenElements) settings.notation.elements.set(element, false);
  const { resources } = settings.display;
  for (const [element, { size, style, weight }] of resources.elementFonts)
    resources.elementFonts.set(element, model.Font.withFamilyList(families, size, style, weight));
  const { size } = resources.tablatureFont;
  resources.tablatureFont = model.Font.withFamilyList(families, size);
  resources.mainGlyphColor = colorOf('ink');
  resources.scoreInfoColor = colorOf('ink');
  resources.barSeparatorColor = colorOf('ink');
  resources.secondaryGlyphColor = colorOf('faint');
  resources.barNumberColor = colorOf('faint');
  resources.staffLineColor = colorOf('line');
  return settings;
};

/**
 * Removes the voices that are empty in all bars of a staff. Files number the voices of the second staff from 2 or 5, and a tablature
 * would show rests for the missing ones.
 */
const removeEmptyVoices = (staff: model.Staff): void => {
  const used = new Set(
    staff.bars.flatMap(({ voices }) => voices.filter((voice) => !voice.isEmpty)).map(({ index }) => index),
  );
  if (used.size === 0) return;
  for (const bar of staff.bars) {
    bar.voices = bar.voices.filter(({ index }) => used.has(index));
    for (const [index, voice] of bar.voices.entries()) voice.index = index;
  }
};

/** Reads MusicXML or Guitar Pro. Throws for other files. */
export const readScore = (file: Uint8Array): Score => {
  const settings = createSettings(1);
  const score = importer.ScoreLoader.loadScoreFromBytes(file, settings);
  for (const { staves } of score.tracks) staves.forEach(removeEmptyVoices);
  score.finish(settings);
  return score;
};

/** The bars in the order in which they are played: repeats, endings and jumps are played out. */
export const listBarTicks = (score: Score): readonly BarTicks[] => {
  const handler = new midi.AlphaSynthMidiFileHandler(new midi.MidiFile());
  const generator = new midi.MidiFileGenerator(score, createSettings(1), handler);
  generator.generate();
  return generator.tickLookup.masterBars.map(({ masterBar, start, end }) => ({
    bar: masterBar.index,
    start,
    end,
  }));
};

const placeOf = ({ beat, onNotesX }: rendering.BeatBounds): TickPlace => ({
  tick: beat.playbackStart,
  x: onNotesX,
});

const drawnBarOf = ({ index, visualBounds: { x, y, w, h }, bars }: rendering.MasterBarBounds): DrawnBar => {
  const places = bars.flatMap(({ beats }) => beats.map(placeOf)).toSorted((a, b) => a.tick - b.tick);
  return { bar: index, x, y, width: w, height: h, places };
};

type Sheet = { readonly track: number; readonly width: number; readonly scale: number };

/** Draws a track of the score for a width in CSS pixels. Throws where the score cannot be drawn. */
export const drawScore = (score: Score, { track, width, scale }: Sheet): DrawnScore => {
  const renderer = new rendering.ScoreRenderer(createSettings(scale));
  renderer.width = width;
  const lines: DrawnLine[] = [];
  let height = 0;
  let failure: Error | undefined;
  renderer.error.on((error) => {
    failure = error;
  });
  renderer.partialRenderFinished.on(({ y, height: lineHeight, renderResult }) => {
    if (typeof renderResult === 'string') lines.push({ y, height: lineHeight, svg: renderResult });
  });
  renderer.renderFinished.on(({ totalHeight }) => {
    height = totalHeight;
  });
  renderer.renderScore(score, [track]);
  if (failure) throw failure;
  const systems = renderer.boundsLookup?.staffSystems ?? [];
  const bars = systems.flatMap(({ bars: bounds }) => bounds.map(drawnBarOf));
  renderer.destroy();
  return { height, lines, bars };
};

/** The names of the tracks; a file of Guitar Pro often has several. */
export const listTracks = (score: Score): readonly string[] => score.tracks.map(({ name }) => name);
