import { setUpEnd } from './set-up.ts';

const now = new Date('2026-11-24T00:00:00Z');
const settings = { sargamEnv: 'development', staffWithoutSetUp: ['demo@sargam.test'] } as const;
const nextDay = new Date('2026-11-25T00:00:00Z');

it.each([
  ['student', 'mitu@sargam.test', 'development', undefined],
  ['content', 'rafi@sargam.test', 'development', nextDay],
  ['instructor', 'rafi@sargam.test', 'production', nextDay],
  ['admin', 'demo@sargam.test', 'development', undefined],
  ['admin', 'demo@sargam.test', 'production', nextDay],
] as const)('an account of the role %s with %s in %s is set up until %s', (role, email, sargamEnv, end) => {
  expect(setUpEnd({ role, email }, { ...settings, sargamEnv }, now)).toEqual(end);
});
