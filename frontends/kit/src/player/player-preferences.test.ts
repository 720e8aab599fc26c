import { parsePreferences } from './player-preferences.ts';

it.each([
  ['nothing is stored', null, { volume: 0.3, muted: false, rate: 1 }],
  ['all is stored', '{"volume":0.8,"muted":true,"rate":0.75}', { volume: 0.8, muted: true, rate: 0.75 }],
  ['values are out of range', '{"volume":3,"muted":"no","rate":9}', { volume: 0.3, muted: false, rate: 1 }],
  ['the text is not JSON', 'louder', { volume: 0.3, muted: false, rate: 1 }],
  ['the value is null', 'null', { volume: 0.3, muted: false, rate: 1 }],
])('preferences when %s', (_, stored, expected) => expect(parsePreferences(stored, 0.3)).toEqual(expected));
