import { Badge, Button, ButtonLink, isTier, TierIcon, useFormat, useTranslate } from '@sargam/kit';
import { IconCheck } from '@tabler/icons-react';
import type { StudentOffer } from '../shared/course/offers.ts';
import type { Course } from './lessons.ts';
import { OfferPrice } from './OfferPrice.tsx';
import type { useAddToCart } from './useAddToCart.ts';

type Props = { course: Course; offer: StudentOffer; main: boolean; buying: ReturnType<typeof useAddToCart> };

/** What becomes of the days: they are added, or counted from when the access began. */
const useDaysText = ({ kind, endsAt }: StudentOffer): string => {
  const t = useTranslate();
  const format = useFormat();
  if (!endsAt || !kind || kind === 'new') return t('storefront.offer.adds');
  return t(`storefront.offer.${kind}_until`, { date: format.date(endsAt) });
};

/** What it opens: a bundle the courses in it, whose lessons are not its own. */
const useContentText = ({ bundle, bundleCourses, videos = [] }: Course): string | false => {
  const t = useTranslate();
  if (bundle)
    return bundleCourses.length > 0 && t('storefront.offer.courses', { count: bundleCourses.length });
  return videos.length > 0 && t('storefront.offer.lessons', { count: videos.length });
};

const Benefits = ({ course, offer }: Pick<Props, 'course' | 'offer'>) => {
  const t = useTranslate();
  const contents = useContentText(course);
  const days = useDaysText(offer);
  const promises = [contents, t('storefront.offer.watch', { count: offer.validity }), days].filter(
    (promise) => promise !== false,
  );
  return (
    <ul className="col sm">
      {promises.map((promise) => (
        <li key={promise}>
          <IconCheck aria-hidden />
          {promise}
        </li>
      ))}
    </ul>
  );
};

const BuyButton = ({ offer, main, buying }: Omit<Props, 'course'>) => {
  const t = useTranslate();
  if (buying.inCart === offer.tier)
    return (
      <ButtonLink variant="line" wide to="/cart">
        {t('storefront.offer.in_cart')}
      </ButtonLink>
    );
  return (
    <Button
      variant={main ? 'main' : 'line'}
      wide
      busy={buying.adding === offer.tier}
      onClick={() => buying.add(offer)}
    >
      {t('storefront.offer.add')}
    </Button>
  );
};

/** One key of the row: how long, how much, and the button that buys it. */
export const OfferCard = ({ course, offer, main, buying }: Props) => {
  const t = useTranslate();
  const { tier, kind } = offer;
  const id = `offer-${tier}`;
  return (
    <section className={`offer ${tier}${main ? ' main' : ''}`} aria-labelledby={id}>
      <div className="head">
        {isTier(tier) && <TierIcon tier={tier} />}
        <h3 id={id}>{isTier(tier) ? t(`kit.tier.${tier}`) : t('storefront.offer.standard')}</h3>
        {kind && kind !== 'new' && (
          <Badge kind="plain" icon={null}>
            {t(`storefront.kind.${kind}.name`)}
          </Badge>
        )}
      </div>
      <OfferPrice offer={offer} />
      <Benefits course={course} offer={offer} />
      <BuyButton offer={offer} main={main} buying={buying} />
    </section>
  );
};
