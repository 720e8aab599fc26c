import { isOneEditApart, letterMask, mayBeOneEditApart } from './edit-distance.ts';

it.each([
  ['guitar', 'guitar', true],
  ['guitar', 'guiter', true],
  ['guitar', 'guita', true],
  ['guitar', 'uguitar', true],
  ['guitar', 'guiatr', true],
  ['guitar', 'giutr', false],
  ['guitar', 'guitarist', false],
  ['বাউল', 'বাইল', true],
  ['drums', 'piano', false],
])('%s and %s are one edit apart: %p', (one, other, expected) => {
  expect([isOneEditApart(one, other), isOneEditApart(other, one)]).toEqual([expected, expected]);
});

it('the letter mask never excludes a word that is one edit apart', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789অআইউকখগঘচছজঝটঠডঢতথদধনপফবভম'];
  const pick = () => letters[Math.floor(Math.random() * letters.length)] ?? 'a';
  for (let round = 0; round < 5_000; round += 1) {
    const word = Array.from({ length: 4 + (round % 6) }, pick);
    const at = Math.floor(Math.random() * (word.length - 1));
    const [first = '', second = ''] = word.slice(at);
    const edits = [
      word.toSpliced(at, 1),
      word.toSpliced(at, 0, pick()),
      word.toSpliced(at, 1, pick()),
      word.toSpliced(at, 2, second, first),
    ];
    for (const edit of edits) {
      const [one, other] = [word.join(''), edit.join('')];
      if (isOneEditApart(one, other))
        expect(mayBeOneEditApart(letterMask(one), letterMask(other))).toBe(true);
    }
  }
});
