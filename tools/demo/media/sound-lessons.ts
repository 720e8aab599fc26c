import type { Lesson } from './lesson.ts';
import { equaliser } from './picture/equaliser.ts';
import { mixer } from './picture/mixer.ts';
import { palettes } from './picture/palette.ts';
import { waves } from './picture/waves.ts';
import { band, calls, drumLoop } from './score/band.ts';
import { type Label, type Score, secondsAt } from './score/score.ts';
import { compressed, echoed, room } from './sound/effects.ts';
import { coefficients, swept } from './sound/filters.ts';
import { type Bus, inARoom, tracks } from './sound/perform.ts';
import { mastered, RATE, scaled, sum, type Wave } from './sound/wave.ts';

const named = (score: Score, labels: readonly Label[]): Score => ({ ...score, labels });

/** Weight 0…1 of a wave over time. */
const ridden = (wave: Wave, gain: (seconds: number) => number): Wave =>
  wave.map((value, i) => value * gain(i / RATE));

const balanceScore = band(3);
const order: readonly { bus: Bus; name: string; level: number }[] = [
  { bus: 'drums', name: 'Drums', level: 0.86 },
  { bus: 'bass', name: 'Bass', level: 0.74 },
  { bus: 'guitar', name: 'Guitar', level: 0.6 },
  { bus: 'keys', name: 'Keys', level: 0.5 },
];

const balance = (): ReturnType<Lesson['make']> => {
  const played = tracks(balanceScore);
  const channels = order.map(({ bus, name, level }, i) => {
    const from = secondsAt(balanceScore, i * 8);
    const fader = (seconds: number) => level * Math.max(0, Math.min(1, (seconds - from + 0.2) / 2.4));
    const wave = ridden(played[bus], (seconds) => (i === 0 && seconds < from ? 0.5 : fader(seconds) ** 1.4));
    return { name, fader, wave: scaled(wave, 1.2) };
  });
  return {
    sound: mastered(inARoom(sum(...channels.map(({ wave }) => wave)))),
    stage: mixer(channels, palettes.night),
  };
};

const sweepScore = named(band(2), [
  { beat: 0, beats: 4, text: '0 dB' },
  { beat: 4, beats: 24, text: '+12 dB, 80 Hz → 10 kHz' },
  { beat: 28, beats: 4, text: '0 dB' },
]);

const sweep = (): ReturnType<Lesson['make']> => {
  const [from, to] = [secondsAt(sweepScore, 4), secondsAt(sweepScore, 28)];
  const at = (seconds: number) =>
    seconds < from || seconds > to
      ? undefined
      : 80 * 2 ** (((seconds - from) / (to - from)) * Math.log2(10_000 / 80));
  const dry = sum(...Object.values(tracks(sweepScore)));
  const wet = swept(dry, (seconds) => coefficients('peak', at(seconds) ?? 1000, 1.6, at(seconds) ? 12 : 0));
  return { sound: mastered(wet), stage: equaliser({ decibels: 12, at }, palettes.cloud) };
};

const squeezeScore = named(drumLoop(12), [
  { beat: 0, beats: 16, text: 'BYPASS' },
  { beat: 16, beats: 16, text: '4 : 1, −24 dB' },
  { beat: 32, beats: 8, text: 'BYPASS' },
  { beat: 40, beats: 8, text: '4 : 1, −24 dB' },
]);

const squeeze = (): ReturnType<Lesson['make']> => {
  const span = (beat: number, beats: number) => ({
    from: secondsAt(squeezeScore, beat),
    to: secondsAt(squeezeScore, beat + beats),
  });
  const dry = mastered(tracks(squeezeScore).drums, -18);
  const { wave: wet, reduction } = compressed(dry, -24, 4, 9);
  const on = (seconds: number) =>
    [span(16, 16), span(40, 8)].some(
      ({ from, to }) => seconds >= from && seconds < to + (to > span(40, 8).from ? 3 : 0),
    );
  const sound = dry
    .map((value, i) => (on(i / RATE) ? (wet[i] ?? 0) : value))
    .map((value) => Math.max(-0.98, Math.min(0.98, value)));
  const lanes = [
    { name: 'Before', wave: dry, drawn: span(0, 8), heard: [span(0, 16), span(32, 8)] },
    { name: 'After', wave: wet, drawn: span(16, 8), heard: [span(16, 16), span(40, 8)] },
  ];
  const decibels = (seconds: number) => (on(seconds) ? (reduction[Math.floor(seconds * RATE)] ?? 0) : 0);
  return { sound, stage: waves(lanes, palettes.pond, { name: 'GR', decibels }) };
};

const spaceScore = named(calls(4), [
  { beat: 0, beats: 8, text: 'Dry' },
  { beat: 8, beats: 8, text: 'Delay 357 ms' },
  { beat: 16, beats: 8, text: 'Reverb' },
  { beat: 24, beats: 8, text: 'Delay + reverb' },
]);

const space = (): ReturnType<Lesson['make']> => {
  const span = (i: number) => ({ from: secondsAt(spaceScore, i * 8), to: secondsAt(spaceScore, i * 8 + 8) });
  const inside = (parts: readonly number[]) => (seconds: number) =>
    parts.some((i) => seconds >= span(i).from - 0.02 && seconds < span(i).to - 0.05) ? 1 : 0;
  const dry = sum(...Object.values(tracks(spaceScore)));
  const late = echoed(dry, 60 / spaceScore.tempo / 2, 0.64, (seconds) => inside([1, 3])(seconds) * 0.8);
  const wet = scaled(room(ridden(late, inside([2, 3])), 0.85), 1.3);
  const sound = mastered(sum(late, wet));
  const lanes = ['Dry', 'Delay', 'Reverb', 'Both'].map((name, i) => ({
    name,
    wave: sound,
    drawn: span(i),
    heard: [span(i)],
  }));
  return { sound, stage: waves(lanes, palettes.night) };
};

export const soundLessons: readonly Lesson[] = [
  {
    file: 'sound-balance',
    title: { en: 'Four faders, one balance', bn: 'চার ফেডারে ব্যালেন্স' },
    score: balanceScore,
    room: 'evening',
    make: balance,
  },
  {
    file: 'sound-eq-sweep',
    title: { en: 'Find the boxy note with an EQ sweep', bn: 'EQ ঘুরিয়ে কান তৈরি' },
    score: sweepScore,
    room: 'day',
    make: sweep,
  },
  {
    file: 'sound-compression',
    title: { en: 'Compression, before and after', bn: 'কম্প্রেশন: আগে ও পরে' },
    score: squeezeScore,
    room: 'day',
    make: squeeze,
  },
  {
    file: 'sound-delay-reverb',
    title: { en: 'Delay and reverb, one at a time', bn: 'ডিলে ও রিভার্ব, একটা একটা করে' },
    score: spaceScore,
    room: 'evening',
    make: space,
  },
];
