import { findCaptionsFault, maxCaptionsLength, normalizeCaptions } from './webvtt.ts';

const cue = '00:01.000 --> 00:04.000\nTune the string';

it.each([
  ['a header and a cue', `WEBVTT\n\n${cue}`, undefined],
  [
    'Windows line ends and a byte order mark',
    `\uFEFFWEBVTT\r\n\r\n${cue.replace('\n', '\r\n')}\r\n`,
    undefined,
  ],
  ['notes, styles and cue ids', `WEBVTT - বাংলা\n\nNOTE by us\n\nSTYLE\n::cue{}\n\nintro\n${cue}\n`, undefined],
  ['cue settings', `WEBVTT\n\n1\n01:00:00.000 --> 01:00:04.000 line:0 align:start\nসুর`, undefined],
  ['three empty lines', `WEBVTT\n\n\n\n${cue}\n\n\n`, undefined],
  ['no header', cue, 'fault'],
  ['a header of another format', `WEBVTTX\n\n${cue}`, 'fault'],
  ['no cue', 'WEBVTT\n\nNOTE empty', 'fault'],
  ['SubRip times', 'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nText', 'fault'],
  ['an end before the start', 'WEBVTT\n\n00:04.000 --> 00:01.000\nText', 'fault'],
  ['a cue without text', 'WEBVTT\n\n00:01.000 --> 00:04.000', 'fault'],
  ['a paragraph without a time', `WEBVTT\n\n${cue}\n\nlost text`, 'fault'],
  ['a file that is too long', `WEBVTT\n\n${cue}${'a'.repeat(maxCaptionsLength)}`, 'fault'],
])('%s', (_condition, text, expected) => {
  const fault = findCaptionsFault(normalizeCaptions(text));
  expect(fault === undefined ? undefined : 'fault').toBe(expected);
});
