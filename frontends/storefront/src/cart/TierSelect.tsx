import { isTier, useTranslate } from '@sargam/kit';
import type { Offer } from '../shared/course/offers.ts';

type Props = { title: string; value: string; choices: readonly Offer[]; onPick: (offer: Offer) => void };

export const TierSelect = ({ title, value, choices, onPick }: Props) => {
  const t = useTranslate();
  const name = ({ tier, validity }: Offer): string => {
    const days = t('kit.count.days', { count: validity });
    return isTier(tier) ? `${t(`kit.tier.${tier}`)}, ${days}` : days;
  };
  const pick = (tier: string): void => {
    const offer = choices.find((choice) => choice.tier === tier);
    if (offer) onPick(offer);
  };
  return (
    <select
      aria-label={t('storefront.cart.access', { title })}
      value={value}
      onChange={(event) => pick(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.tier} value={choice.tier}>
          {name(choice)}
        </option>
      ))}
    </select>
  );
};
