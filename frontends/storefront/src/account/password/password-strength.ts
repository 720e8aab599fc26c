/** How hard a password is to guess, roughly: 0 too short, 4 very. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const MIN_LENGTH = 6;
/** Bits from which the next step counts. */
const bitSteps = [32, 48, 72] as const;

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 60],
];

/** Letters that go on a row (aaa, abc, 321) are as good as none. */
const countUnpredictable = (letters: readonly string[]): number =>
  letters.filter((letter, at) => {
    const before = letters[at - 1];
    return before === undefined || Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/** A hint while one types; what is refused as too common, the server decides. */
export const passwordStrength = (password: string): Strength => {
  if (password.length < MIN_LENGTH) return 0;
  const alphabet = alphabets.reduce((all, [has, size]) => (has.test(password) ? all + size : all), 0);
  const bits = countUnpredictable([...password]) * Math.log2(alphabet);
  return (1 + bitSteps.filter((step) => bits >= step).length) as Strength;
};
