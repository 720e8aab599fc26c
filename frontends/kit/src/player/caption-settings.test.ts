import { parseCaptionSettings } from './caption-settings.ts';

it.each([
  ['nothing is stored', null, { language: 'off', size: 'medium' }],
  ['all is stored', '{"language":"bn","size":"large"}', { language: 'bn', size: 'large' }],
  ['values are unknown', '{"language":"fr","size":9}', { language: 'off', size: 'medium' }],
  ['the text is not JSON', 'big', { language: 'off', size: 'medium' }],
])('caption settings when %s', (_, stored, expected) =>
  expect(parseCaptionSettings(stored)).toEqual(expected),
);
