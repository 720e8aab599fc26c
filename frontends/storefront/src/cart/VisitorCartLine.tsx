import {
  addToVisitorCart,
  Button,
  isApiError,
  removeFromVisitorCart,
  Skeleton,
  typography,
  useTranslate,
  type VisitorCartItem,
} from '@sargam/kit';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { findCheapestOffer, listOffers } from '../shared/course/offers.ts';
import { useCourse } from '../shared/queries.ts';
import { CartLineAmount, CartLineButton, CartLineLayout } from './CartLineLayout.tsx';
import cartStyles from './cart.module.css';
import { TierSelect } from './TierSelect.tsx';

const RemoveButton = ({ course, title }: { course: string; title: string }) => (
  <CartLineButton
    icon={<IconTrash aria-hidden />}
    text="storefront.cart.remove"
    title={title}
    onClick={() => removeFromVisitorCart(course)}
  />
);

/** The course failed to load or was removed. */
const UnavailableLine = ({ course, retry }: { course: string; retry: (() => void) | undefined }) => {
  const t = useTranslate();
  const text = t(retry ? 'kit.failed.title' : 'storefront.course.missing');
  return (
    <li className={`${cartStyles.line} ${cartStyles.unavailable}`}>
      <p className={typography.muted}>{text}</p>
      {retry && (
        <Button
          variant="ghost"
          size="small"
          icon={<IconRefresh aria-hidden />}
          onClick={retry}
          text="kit.retry"
        />
      )}
      <RemoveButton course={course} title={t('storefront.cart.course')} />
    </li>
  );
};

export const VisitorCartLine = ({ item }: { item: VisitorCartItem }) => {
  const { data: course, isPending, error, refetch } = useCourse(item.course);
  if (isPending)
    return (
      <li className={`${cartStyles.line} ${cartStyles.unavailable}`}>
        <Skeleton height={100} />
      </li>
    );
  if (!course) {
    const isGone = isApiError(error) && error.status === 404;
    return <UnavailableLine course={item.course} retry={isGone ? undefined : () => void refetch()} />;
  }
  const offers = listOffers(course);
  const offer = offers.find(({ tier }) => tier === item.tier) ?? findCheapestOffer(offers);
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
