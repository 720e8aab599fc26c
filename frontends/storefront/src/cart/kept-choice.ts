import type { Wire } from '@sargam/kit';

const NAME = 'sargam.choice';
const tiers: readonly Wire['Tier'][] = ['standard', 'silver', 'gold', 'diamond'];
type Choice = { course: string; tier: Wire['Tier'] };

/** What a visitor wanted to buy, kept over the login for this tab. */
export const keepChoice = ({ course, tier }: Choice): void =>
  sessionStorage.setItem(NAME, `${tier} ${course}`);

/** The kept choice, once. */
export const takeChoice = (): Choice | undefined => {
  const [kept, course] = sessionStorage.getItem(NAME)?.split(' ') ?? [];
  sessionStorage.removeItem(NAME);
  const tier = tiers.find((known) => known === kept);
  return tier && course ? { course, tier } : undefined;
};
