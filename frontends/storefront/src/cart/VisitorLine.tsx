import {
  addToVisitorCart,
  isApiError,
  removeFromVisitorCart,
  Skeleton,
  useTranslate,
  type VisitorCartItem,
} from '@sargam/kit';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { cheapest, offersOf } from '../course/offers.ts';
import { useCourse } from '../course/useCourse.ts';
import { LineButton } from './LineButton.tsx';
import { Amount, LineFrame } from './LineFrame.tsx';
import { TierSelect } from './TierSelect.tsx';

const Remove = ({ course, title }: { course: string; title: string }) => {
  const t = useTranslate();
  return (
    <LineButton
      icon={<IconTrash aria-hidden />}
      label={t('storefront.cart.remove')}
      name={t('storefront.cart.remove_title', { title })}
      onClick={() => removeFromVisitorCart(course)}
    />
  );
};

/** A course that does not load, or is no longer there. */
const Absent = ({ course, retry }: { course: string; retry: (() => void) | undefined }) => {
  const t = useTranslate();
  const text = t(retry ? 'kit.failed.title' : 'storefront.course.missing');
  return (
    <li className="ci alone">
      <p className="muted">{text}</p>
      {retry && (
        <LineButton
          icon={<IconRefresh aria-hidden />}
          label={t('kit.retry')}
          name={t('kit.retry')}
          onClick={retry}
        />
      )}
      <Remove course={course} title={t('storefront.cart.course')} />
    </li>
  );
};

/** A course that a visitor has chosen: its tier can be changed, and it can be taken out. */
export const VisitorLine = ({ chosen }: { chosen: VisitorCartItem }) => {
  const { data: course, isPending, error, refetch } = useCourse(chosen.course);
  if (isPending)
    return (
      <li className="ci alone">
        <Skeleton height={100} />
      </li>
    );
  if (!course) {
    const isGone = isApiError(error) && error.status === 404;
    return <Absent course={chosen.course} retry={isGone ? undefined : () => void refetch()} />;
  }
  const offers = offersOf(course);
  const offer = offers.find(({ tier }) => tier === chosen.tier) ?? cheapest(offers);
  return (
    <LineFrame course={course} amount={offer && <Amount price={offer.price} oldPrice={offer.oldPrice} />}>
      {offer && (
        <TierSelect
          title={course.title}
          value={offer.tier}
          choices={offers}
          onPick={({ tier }) => addToVisitorCart({ course: course._id, tier })}
        />
      )}
      <Remove course={course._id} title={course.title} />
    </LineFrame>
  );
};
