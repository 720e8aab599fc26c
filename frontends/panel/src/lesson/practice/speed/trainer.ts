/** The speed trainer: after every `rounds` rounds of the loop the speed grows by `step`, up to `target`. In percent. */
export type Trainer = { readonly step: number; readonly rounds: number; readonly target: number };

export const trainerLimits = {
  step: { min: 1, max: 50 },
  rounds: { min: 1, max: 50 },
  target: { min: 25, max: 200 },
} as const satisfies Record<keyof Trainer, { min: number; max: number }>;

export const defaultTrainer: Trainer = { step: 5, rounds: 4, target: 100 };

/** The speed after a round; `played` counts the rounds since the trainer was turned on. It never lowers the speed. */
export const speedAfterRound = ({ step, rounds, target }: Trainer, played: number, rate: number): number => {
  if (played === 0 || played % rounds !== 0) return rate;
  const percent = Math.round(rate * 100);
  return Math.max(percent, Math.min(percent + step, target)) / 100;
};
