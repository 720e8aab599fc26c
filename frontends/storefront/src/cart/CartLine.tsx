import { type ApiSchemas, Badge, typography, useI18n } from '@sargam/kit';
import { IconHeart, IconTrash } from '@tabler/icons-react';
import { listOffers, type Offer } from '../shared/course/offers.ts';
import { useStudentOffers } from '../shared/queries.ts';
import { CartLineAmount, CartLineButton, CartLineLayout } from './CartLineLayout.tsx';
import cartStyles from './cart.module.css';
import { TierSelect } from './TierSelect.tsx';
import type { useCartChanges } from './useCartChanges.ts';

/** Says that the purchase is an extension or an upgrade. */
const PurchaseKindNote = ({ kind, endsAt }: Pick<Line, 'kind'> & { endsAt: string | undefined }) => {
  const { t, format } = useI18n();
  if (kind === 'new') return null;
  return (
    <p className={`${typography.small} ${cartStyles.purchaseKind}`}>
      <Badge kind="info" icon={null} text={`storefront.kind.${kind}.name`} />
      <span>
        {t(`storefront.kind.${kind}.text`)}
        {endsAt && ` ${t('storefront.kind.until', { date: format.date(endsAt) })}`}
      </span>
    </p>
  );
};

type Line = ApiSchemas['CartLine'];
type Props = {
  user: string;
  line: Line;
  changes: ReturnType<typeof useCartChanges>;
  /** Its payment arrived and is under review. */
  isUnderReview: boolean;
};

/** Adds the cart's tier to the choices if the catalogue no longer has it. */
const includeCurrentTier = (
  { tier, price, oldPrice, validity }: Line,
  offers: readonly Offer[],
): readonly Offer[] =>
  offers.some((offer) => offer.tier === tier) ? offers : [{ tier, price, oldPrice, validity }, ...offers];

const CartLineButtons = ({ line: { course, available }, changes }: Pick<Props, 'line' | 'changes'>) => (
  <>
    {available && (
      <CartLineButton
        icon={<IconHeart aria-hidden />}
        text="storefront.cart.later"
        title={course.title}
        onClick={() => changes.moveToWishlist(course)}
      />
    )}
    <CartLineButton
      icon={<IconTrash aria-hidden />}
      text="storefront.cart.remove"
      title={course.title}
      onClick={() => changes.remove(course._id)}
    />
  </>
);

export const CartLine = ({ user, line, changes, isUnderReview }: Props) => {
  const { course, available, kind } = line;
  // For an extension or an upgrade, prices and end dates differ from the catalogue.
  const studentOffers = useStudentOffers(user, course, available && kind !== 'new').data;
  const choices = includeCurrentTier(line, studentOffers ?? listOffers(course));
  return (
    <CartLineLayout
      course={course}
      busy={changes.changingCourse === course._id}
      note={
        available &&
        (isUnderReview ? (
          <Badge kind="warning" text="storefront.cart.checked" />
        ) : (
          <PurchaseKindNote
            kind={kind}
            endsAt={studentOffers?.find(({ tier }) => tier === line.tier)?.endsAt ?? undefined}
          />
        ))
      }
      amount={
        available && (
          <CartLineAmount price={line.price} oldPrice={kind === 'upgrade' ? line.tierPrice : line.oldPrice} />
        )
      }
    >
      {available ? (
        <TierSelect
          title={course.title}
          value={line.tier}
          choices={choices}
          onPick={(offer) => changes.changeTier(course._id, offer)}
        />
      ) : (
        <Badge kind="warning" text="storefront.cart.gone" />
      )}
      <CartLineButtons line={line} changes={changes} />
    </CartLineLayout>
  );
};
