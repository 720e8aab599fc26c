import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 0],
  ['abc12', 0],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefgh', 1],
  ['guitar', 1],
  ['guitar7x', 2],
  ['Sur-na-tal', 3],
  ['four strings on a bass', 4],
  ['আমার সোনার বাংলা', 4],
])('%s has strength %i', (password, strength) => expect(passwordStrength(password)).toBe(strength));

it('more characters outside a run never lower the strength', () => {
  const words = ['tabla-', 'Rabindra 4', 'dha tin na'];
  for (const word of words)
    expect(passwordStrength(`${word}~K`)).toBeGreaterThanOrEqual(passwordStrength(word));
});
