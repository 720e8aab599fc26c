import { Button, useFormat, useTranslate } from '@sargam/kit';
import { findCheapestOffer, listOffers } from '../shared/course/offers.ts';
import { type Course, isEnrolled } from './lessons.ts';
import { scrollToOffers } from './scroll-to-offers.ts';

/** On small screens: a bar at the bottom that scrolls to the offers. */
export const BuyBar = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const format = useFormat();
  const cheapestOffer = findCheapestOffer(listOffers(course));
  if (!cheapestOffer || isEnrolled(course)) return null;
  return (
    <aside className="buybar" data-bottom-bar aria-label={t('storefront.course.buy')}>
      <div className="grow">
        <span className="xs muted">{t('storefront.course.from')}</span>
        <b className="num">{format.money(cheapestOffer.price)}</b>
      </div>
      <Button variant="main" onClick={scrollToOffers}>
        {t('storefront.course.choose_short')}
      </Button>
    </aside>
  );
};
