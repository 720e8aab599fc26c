/** 0 = too short, 4 = very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const MIN_LENGTH = 6;
/** Entropy in bits at which strength 2, 3 and 4 begin. */
const bitSteps = [32, 48, 72] as const;

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 60],
];

/** Characters that continue a run (aaa, abc, 321) do not count. */
const countUnpredictable = (characters: readonly string[]): number =>
  characters.filter((letter, at) => {
    const before = characters[at - 1];
    return before === undefined || Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/** Only a hint: the server rejects common passwords. */
export const passwordStrength = (password: string): Strength => {
  if (password.length < MIN_LENGTH) return 0;
  const alphabet = alphabets.reduce((all, [has, size]) => (has.test(password) ? all + size : all), 0);
  const bits = countUnpredictable([...password]) * Math.log2(alphabet);
  return (1 + bitSteps.filter((step) => bits >= step).length) as Strength;
};
