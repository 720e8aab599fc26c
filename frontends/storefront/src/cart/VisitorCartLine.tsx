import {
  addToVisitorCart,
  isApiError,
  removeFromVisitorCart,
  Skeleton,
  useTranslate,
  type VisitorCartItem,
} from '@sargam/kit';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { findCheapestOffer, listOffers } from '../shared/course/offers.ts';
import { useCourse } from '../shared/course/useCourse.ts';
import { CartLineButton } from './CartLineButton.tsx';
import { CartLineAmount, CartLineLayout } from './CartLineLayout.tsx';
import { TierSelect } from './TierSelect.tsx';

const RemoveButton = ({ course, title }: { course: string; title: string }) => {
  const t = useTranslate();
  return (
    <CartLineButton
      icon={<IconTrash aria-hidden />}
      label={t('storefront.cart.remove')}
      name={t('storefront.cart.remove_title', { title })}
      onClick={() => removeFromVisitorCart(course)}
    />
  );
};

/** A course that does not load, or is no longer there. */
const UnavailableLine = ({ course, retry }: { course: string; retry: (() => void) | undefined }) => {
  const t = useTranslate();
  const text = t(retry ? 'kit.failed.title' : 'storefront.course.missing');
  return (
    <li className="ci alone">
      <p className="muted">{text}</p>
      {retry && (
        <CartLineButton
          icon={<IconRefresh aria-hidden />}
          label={t('kit.retry')}
          name={t('kit.retry')}
          onClick={retry}
        />
      )}
      <RemoveButton course={course} title={t('storefront.cart.course')} />
    </li>
  );
};

/** A course that a visitor has chosen: its tier can be changed, and it can be taken out. */
export const VisitorCartLine = ({ chosen }: { chosen: VisitorCartItem }) => {
  const { data: course, isPending, error, refetch } = useCourse(chosen.course);
  if (isPending)
    return (
      <li className="ci alone">
        <Skeleton height={100} />
      </li>
    );
  if (!course) {
    const isGone = isApiError(error) && error.status === 404;
    return <UnavailableLine course={chosen.course} retry={isGone ? undefined : () => void refetch()} />;
  }
  const offers = listOffers(course);
  const offer = offers.find(({ tier }) => tier === chosen.tier) ?? findCheapestOffer(offers);
  return (
    <CartLineLayout
      course={course}
      amount={offer && <CartLineAmount price={offer.price} oldPrice={offer.oldPrice} />}
    >
      {offer && (
        <TierSelect
          title={course.title}
          value={offer.tier}
          choices={offers}
          onPick={({ tier }) => addToVisitorCart({ course: course._id, tier })}
        />
      )}
      <RemoveButton course={course._id} title={course.title} />
    </CartLineLayout>
  );
};
