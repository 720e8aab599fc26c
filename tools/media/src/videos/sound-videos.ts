import { createEqualiserScene } from '../graphics/equaliser-scene.ts';
import { createMixerScene } from '../graphics/mixer-scene.ts';
import { palettes } from '../graphics/palette.ts';
import { createWaveScene } from '../graphics/wave-scene.ts';
import { createBandScore, createCallScore, createDrumLoop } from '../score/band.ts';
import { createLabels } from '../score/fretted.ts';
import { beatToSeconds, type Label, type Score } from '../score/score.ts';
import { addEcho, compress, renderReverb } from '../sound/effects.ts';
import { applySweptFilter, calculateCoefficients } from '../sound/filters.ts';
import { addRoom, type Bus, renderTracks } from '../sound/render-score.ts';
import { mix, normalizeLoudness, RATE, scale, type Wave } from '../sound/wave.ts';
import type { LessonVideo } from './lesson-video.ts';

const withLabels = (score: Score, labels: readonly Label[]): Score => ({ ...score, labels });

/** Weight of a wave over time, 0…1. */
const applyGain = (wave: Wave, gain: (seconds: number) => number): Wave =>
  wave.map((value, i) => value * gain(i / RATE));

const balanceScore = createBandScore(3);
const channelOrder: readonly { bus: Bus; name: string; level: number }[] = [
  { bus: 'drums', name: 'Drums', level: 0.86 },
  { bus: 'bass', name: 'Bass', level: 0.74 },
  { bus: 'guitar', name: 'Guitar', level: 0.6 },
  { bus: 'keys', name: 'Keys', level: 0.5 },
];

const renderBalance = (): ReturnType<LessonVideo['render']> => {
  const played = renderTracks(balanceScore);
  const channels = channelOrder.map(({ bus, name, level }, i) => {
    const startSeconds = beatToSeconds(balanceScore, i * 8);
    const fader = (seconds: number) => level * Math.max(0, Math.min(1, (seconds - startSeconds + 0.2) / 2.4));
    const wave = applyGain(played[bus], (seconds) =>
      i === 0 && seconds < startSeconds ? 0.5 : fader(seconds) ** 1.4,
    );
    return { name, fader, wave: scale(wave, 1.2) };
  });
  return {
    sound: normalizeLoudness(addRoom(mix(...channels.map(({ wave }) => wave)))),
    scene: createMixerScene(channels, palettes.night),
  };
};

const sweepScore = withLabels(createBandScore(2), [
  { beat: 0, beats: 4, text: '0 dB' },
  { beat: 4, beats: 24, text: '+12 dB, 80 Hz → 10 kHz' },
  { beat: 28, beats: 4, text: '0 dB' },
]);

const renderEqualiserSweep = (): ReturnType<LessonVideo['render']> => {
  const [from, to] = [beatToSeconds(sweepScore, 4), beatToSeconds(sweepScore, 28)];
  const at = (seconds: number) =>
    seconds < from || seconds > to
      ? undefined
      : 80 * 2 ** (((seconds - from) / (to - from)) * Math.log2(10_000 / 80));
  const dry = mix(...Object.values(renderTracks(sweepScore)));
  const wet = applySweptFilter(dry, (seconds) =>
    calculateCoefficients('peak', at(seconds) ?? 1000, 1.6, at(seconds) ? 12 : 0),
  );
  return { sound: normalizeLoudness(wet), scene: createEqualiserScene({ decibels: 12, at }, palettes.cloud) };
};

const compressionScore = withLabels(createDrumLoop(12), [
  { beat: 0, beats: 16, text: 'BYPASS' },
  { beat: 16, beats: 16, text: '4 : 1, −24 dB' },
  { beat: 32, beats: 8, text: 'BYPASS' },
  { beat: 40, beats: 8, text: '4 : 1, −24 dB' },
]);

const renderCompression = (): ReturnType<LessonVideo['render']> => {
  const span = (beat: number, beats: number) => ({
    from: beatToSeconds(compressionScore, beat),
    to: beatToSeconds(compressionScore, beat + beats),
  });
  const dry = normalizeLoudness(renderTracks(compressionScore).drums, -18);
  const { wave: wet, reduction } = compress(dry, -24, 4, 9);
  const secondsToX = (seconds: number) =>
    [span(16, 16), span(40, 8)].some(
      ({ from, to }) => seconds >= from && seconds < to + (to > span(40, 8).from ? 3 : 0),
    );
  const sound = dry
    .map((value, i) => (secondsToX(i / RATE) ? (wet[i] ?? 0) : value))
    .map((value) => Math.max(-0.98, Math.min(0.98, value)));
  const lanes = [
    { name: 'Before', wave: dry, drawn: span(0, 8), heard: [span(0, 16), span(32, 8)] },
    { name: 'After', wave: wet, drawn: span(16, 8), heard: [span(16, 16), span(40, 8)] },
  ];
  const decibels = (seconds: number) =>
    secondsToX(seconds) ? (reduction[Math.floor(seconds * RATE)] ?? 0) : 0;
  return { sound, scene: createWaveScene(lanes, palettes.pond, { name: 'GR', decibels }) };
};

const delayScore = withLabels(
  createCallScore(4),
  createLabels(['Dry', 'Delay 357 ms', 'Reverb', 'Delay + reverb'], 8),
);

const renderDelayAndReverb = (): ReturnType<LessonVideo['render']> => {
  const span = (i: number) => ({
    from: beatToSeconds(delayScore, i * 8),
    to: beatToSeconds(delayScore, i * 8 + 8),
  });
  const inside = (parts: readonly number[]) => (seconds: number) =>
    parts.some((i) => seconds >= span(i).from - 0.02 && seconds < span(i).to - 0.05) ? 1 : 0;
  const dry = mix(...Object.values(renderTracks(delayScore)));
  const late = addEcho(dry, 60 / delayScore.tempo / 2, 0.64, (seconds) => inside([1, 3])(seconds) * 0.8);
  const wet = scale(renderReverb(applyGain(late, inside([2, 3])), 0.85), 1.3);
  const sound = normalizeLoudness(mix(late, wet));
  const lanes = ['Dry', 'Delay', 'Reverb', 'Both'].map((name, i) => ({
    name,
    wave: sound,
    drawn: span(i),
    heard: [span(i)],
  }));
  return { sound, scene: createWaveScene(lanes, palettes.night) };
};

export const soundVideos: readonly LessonVideo[] = [
  {
    file: 'sound-balance',
    title: { en: 'Four faders, one balance', bn: 'চার ফেডারে ব্যালেন্স' },
    score: balanceScore,
    theme: 'evening',
    render: renderBalance,
  },
  {
    file: 'sound-eq-sweep',
    title: { en: 'Find the boxy note with an EQ sweep', bn: 'EQ ঘুরিয়ে কান তৈরি' },
    score: sweepScore,
    theme: 'day',
    render: renderEqualiserSweep,
  },
  {
    file: 'sound-compression',
    title: { en: 'Compression, before and after', bn: 'কম্প্রেশন: আগে ও পরে' },
    score: compressionScore,
    theme: 'day',
    render: renderCompression,
  },
  {
    file: 'sound-delay-reverb',
    title: { en: 'Delay and reverb, one at a time', bn: 'ডিলে ও রিভার্ব, একটা একটা করে' },
    score: delayScore,
    theme: 'evening',
    render: renderDelayAndReverb,
  },
];
