import { type ApiSchemas, Badge, useTranslate } from '@sargam/kit';
import { IconHeart, IconTrash } from '@tabler/icons-react';
import { type Offer, offersOf } from '../course/offers.ts';
import { useOwnOffers } from '../course/useOwnOffers.ts';
import { KindNote } from './KindNote.tsx';
import { LineButton } from './LineButton.tsx';
import { Amount, LineFrame } from './LineFrame.tsx';
import { TierSelect } from './TierSelect.tsx';
import type { useCartChanges } from './useCartChanges.ts';

type Line = ApiSchemas['CartLine'];
type Props = {
  user: string;
  line: Line;
  changes: ReturnType<typeof useCartChanges>;
  /** Its payment came in and is being checked. */
  isChecked: boolean;
};

/** The offer in the cart is among the choices even if the catalogue no longer lists it. */
const withOwn = ({ tier, price, oldPrice, validity }: Line, offers: readonly Offer[]): readonly Offer[] =>
  offers.some((offer) => offer.tier === tier) ? offers : [{ tier, price, oldPrice, validity }, ...offers];

/** A course in the cart: its tier can be changed, it can be kept for later, and it can be taken out. */
export const CartLine = ({ user, line, changes, isChecked }: Props) => {
  const t = useTranslate();
  const { course, available, kind } = line;
  // Whoever has the course already pays and gets something else for each tier than the catalogue says.
  const own = useOwnOffers(user, course, available && kind !== 'new').data;
  const choices = withOwn(line, own ?? offersOf(course));
  const { title } = course;
  return (
    <LineFrame
      course={course}
      busy={changes.changing === course._id}
      note={
        available &&
        (isChecked ? (
          <Badge kind="warn">{t('storefront.cart.checked')}</Badge>
        ) : (
          <KindNote kind={kind} endsAt={own?.find(({ tier }) => tier === line.tier)?.endsAt ?? undefined} />
        ))
      }
      amount={
        available && (
          <Amount price={line.price} oldPrice={kind === 'upgrade' ? line.tierPrice : line.oldPrice} />
        )
      }
    >
      {available ? (
        <TierSelect
          title={title}
          value={line.tier}
          choices={choices}
          onPick={(offer) => changes.choose(course._id, offer)}
        />
      ) : (
        <Badge kind="warn">{t('storefront.cart.gone')}</Badge>
      )}
      {available && (
        <LineButton
          icon={<IconHeart aria-hidden />}
          label={t('storefront.cart.later')}
          name={t('storefront.cart.later_title', { title })}
          onClick={() => changes.keepForLater(course)}
        />
      )}
      <LineButton
        icon={<IconTrash aria-hidden />}
        label={t('storefront.cart.remove')}
        name={t('storefront.cart.remove_title', { title })}
        onClick={() => changes.remove(course._id)}
      />
    </LineFrame>
  );
};
