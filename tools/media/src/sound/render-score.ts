import {
  beatToSeconds,
  calculateLength,
  type Note,
  pitchToHertz,
  type Score,
  type Voice,
} from '../score/score.ts';
import { synthesizeDrum } from './drums.ts';
import { renderReverb } from './effects.ts';
import { applyFilter } from './filters.ts';
import { synthesizeHarmonium, synthesizePiano } from './keys.ts';
import { strings, synthesizeString } from './strings.ts';
import { addTo, createSilence, mix, normalizeLoudness, scale, type Wave } from './wave.ts';

export type Bus = 'guitar' | 'bass' | 'keys' | 'drums';

const busByVoice: Record<Voice, Bus> = {
  steel: 'guitar',
  nylon: 'guitar',
  lead: 'guitar',
  tanpura: 'guitar',
  bass: 'bass',
  piano: 'keys',
  harmonium: 'keys',
  drum: 'drums',
};

const renderNote = (note: Note, seconds: number, seed: number): Wave => {
  if (note.voice === 'drum') return scale(synthesizeDrum(note.drum ?? 'click'), note.velocity);
  if (note.voice === 'piano') return synthesizePiano(pitchToHertz(note.pitch), seconds, note.velocity, seed);
  if (note.voice === 'harmonium')
    return synthesizeHarmonium(pitchToHertz(note.pitch), seconds, note.velocity);
  return synthesizeString(pitchToHertz(note.pitch), seconds, strings[note.voice], note.velocity, seed);
};

const createCountIn = (score: Score): Note[] =>
  Array.from({ length: score.beatsPerBar }, (_, i) => ({
    beat: i - score.beatsPerBar,
    beats: 1,
    voice: 'drum',
    drum: 'click',
    pitch: 0,
    velocity: i === 0 ? 0.75 : 0.45,
  }));

/** Filters for the body of each instrument: the body of a guitar, the speaker of a bass. */
const bodyFilters: Record<Bus, (wave: Wave) => Wave> = {
  guitar: (wave) => applyFilter(applyFilter(wave, 'peak', 115, 1.2, 4), 'peak', 2400, 0.8, 2.5),
  bass: (wave) => applyFilter(applyFilter(wave, 'peak', 90, 0.9, 5), 'low-pass', 2600, 0.7),
  keys: (wave) => applyFilter(wave, 'peak', 1800, 0.7, -2),
  drums: (wave) => wave,
};

const busLevels: Record<Bus, number> = { guitar: 0.62, bass: 0.85, keys: 0.42, drums: 0.6 };

const mapBuses = <T>(create: (bus: Bus) => T) =>
  Object.fromEntries((Object.keys(busLevels) as Bus[]).map((bus) => [bus, create(bus)])) as Record<Bus, T>;

/** Renders each instrument to its own track, before the mix. */
export const renderTracks = (score: Score): Record<Bus, Wave> => {
  const length = calculateLength(score);
  const raw = mapBuses(() => createSilence(length));
  [...createCountIn(score), ...score.notes].forEach((note, i) => {
    const seconds = (note.beats * 60) / score.tempo;
    const gain = note.backing ? 0.5 : 1;
    addTo(
      raw[busByVoice[note.voice]],
      renderNote(note, seconds, i + 1),
      beatToSeconds(score, note.beat),
      gain,
    );
  });
  return mapBuses((bus) => scale(bodyFilters[bus](raw[bus]), busLevels[bus]));
};

export const addRoom = (dry: Wave, amount = 0.22): Wave => mix(dry, scale(renderReverb(dry, 0.45), amount));

export const renderScore = (score: Score): Wave =>
  normalizeLoudness(addRoom(mix(...Object.values(renderTracks(score)))));
