import { hertz, lengthOf, type Note, type Score, secondsAt, type Voice } from '../score/score.ts';
import { drum } from './drums.ts';
import { room } from './effects.ts';
import { filtered } from './filters.ts';
import { harmonium, piano } from './keys.ts';
import { pluck, strings } from './pluck.ts';
import { addTo, mastered, scaled, silence, sum, type Wave } from './wave.ts';

export type Bus = 'guitar' | 'bass' | 'keys' | 'drums';

const busOf: Record<Voice, Bus> = {
  steel: 'guitar',
  nylon: 'guitar',
  lead: 'guitar',
  tanpura: 'guitar',
  bass: 'bass',
  piano: 'keys',
  harmonium: 'keys',
  drum: 'drums',
};

const soundOf = (note: Note, seconds: number, seed: number): Wave => {
  if (note.voice === 'drum') return scaled(drum(note.drum ?? 'click'), note.velocity);
  if (note.voice === 'piano') return piano(hertz(note.pitch), seconds, note.velocity, seed);
  if (note.voice === 'harmonium') return harmonium(hertz(note.pitch), seconds, note.velocity);
  return pluck(hertz(note.pitch), seconds, strings[note.voice], note.velocity, seed);
};

const countIn = (score: Score): Note[] =>
  Array.from({ length: score.beatsPerBar }, (_, i) => ({
    beat: i - score.beatsPerBar,
    beats: 1,
    voice: 'drum',
    drum: 'click',
    pitch: 0,
    velocity: i === 0 ? 0.75 : 0.45,
  }));

/** What gives each instrument its body: the box of a guitar, the speaker of a bass. */
const bodies: Record<Bus, (wave: Wave) => Wave> = {
  guitar: (wave) => filtered(filtered(wave, 'peak', 115, 1.2, 4), 'peak', 2400, 0.8, 2.5),
  bass: (wave) => filtered(filtered(wave, 'peak', 90, 0.9, 5), 'low-pass', 2600, 0.7),
  keys: (wave) => filtered(wave, 'peak', 1800, 0.7, -2),
  drums: (wave) => wave,
};

const levels: Record<Bus, number> = { guitar: 0.62, bass: 0.85, keys: 0.42, drums: 0.6 };

/** Every instrument on a track of its own, before it is mixed. */
export const tracks = (score: Score): Record<Bus, Wave> => {
  const length = lengthOf(score);
  const raw: Record<Bus, Wave> = {
    guitar: silence(length),
    bass: silence(length),
    keys: silence(length),
    drums: silence(length),
  };
  [...countIn(score), ...score.notes].forEach((note, i) => {
    const seconds = (note.beats * 60) / score.tempo;
    const gain = note.backing ? 0.5 : 1;
    addTo(raw[busOf[note.voice]], soundOf(note, seconds, i + 1), secondsAt(score, note.beat), gain);
  });
  const finished = (bus: Bus) => scaled(bodies[bus](raw[bus]), levels[bus]);
  return {
    guitar: finished('guitar'),
    bass: finished('bass'),
    keys: finished('keys'),
    drums: finished('drums'),
  };
};

export const inARoom = (dry: Wave, amount = 0.22): Wave => sum(dry, scaled(room(dry, 0.45), amount));

export const perform = (score: Score): Wave => mastered(inARoom(sum(...Object.values(tracks(score)))));
