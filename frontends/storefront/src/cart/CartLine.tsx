import { Badge, Button, Cover, coverKindOf, isTier, Link, useFormat, useText, type Wire } from '@sargam/kit';
import { IconTrash } from '@tabler/icons-react';
import { type Offer, offersOf } from '../course/offers.ts';
import type { useCartChanges } from './useCartChanges.ts';

type Props = { line: Wire['CartLine']; changes: ReturnType<typeof useCartChanges> };

/** The course's offers; the one in the cart is among them even if the catalogue no longer lists it. */
const choicesOf = ({ course, tier, price, oldPrice, validity }: Wire['CartLine']): Offer[] => {
  const offers = offersOf(course);
  const listed = offers.some((offer) => offer.tier === tier);
  return listed ? offers : [{ tier, price, oldPrice, validity }, ...offers];
};

const Tier = ({ line, changes }: Props) => {
  const t = useText();
  const choices = choicesOf(line);
  const name = ({ tier, validity }: Offer): string => {
    const days = t('kit.count.days', { count: validity });
    return isTier(tier) ? `${t(`kit.tier.${tier}`)}, ${days}` : days;
  };
  const choose = (tier: string): void => {
    const offer = choices.find((choice) => choice.tier === tier);
    if (offer) changes.choose(line.course._id, offer);
  };
  return (
    <select
      aria-label={t('storefront.cart.access', { title: line.course.title })}
      value={line.tier}
      onChange={(event) => choose(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.tier} value={choice.tier}>
          {name(choice)}
        </option>
      ))}
    </select>
  );
};

const Amount = ({ price, oldPrice }: { price: number; oldPrice: number }) => {
  const t = useText();
  const format = useFormat();
  return (
    <div className="amt">
      <b>{format.money(price)}</b>
      {oldPrice > price && (
        <s className="sm faint">
          <span className="vh">{t('kit.price.old')} </span>
          {format.money(oldPrice)}
        </s>
      )}
    </div>
  );
};

/** A course in the cart: its tier can be changed, and it can be taken out. */
export const CartLine = ({ line, changes }: Props) => {
  const t = useText();
  const { course, available } = line;
  return (
    <li className="ci" aria-busy={changes.changing === course._id}>
      <div className="th">
        {course.thumbnail ? (
          <img className="art" src={course.thumbnail} alt="" />
        ) : (
          <Cover kind={coverKindOf(course.catagory)} id={course._id} />
        )}
      </div>
      <div>
        <h2>
          <Link to={`/courseview?id=${course._id}`}>{course.title}</Link>
        </h2>
        <p className="sm muted">{course.instructorName}</p>
        <div className="row wrapf do">
          {available ? (
            <Tier line={line} changes={changes} />
          ) : (
            <Badge kind="warn">{t('storefront.cart.gone')}</Badge>
          )}
          <Button
            variant="ghost"
            size="s"
            icon={<IconTrash aria-hidden />}
            aria-label={t('storefront.cart.remove_title', { title: course.title })}
            onClick={() => changes.remove(course._id)}
          >
            {t('storefront.cart.remove')}
          </Button>
        </div>
      </div>
      {available && <Amount price={line.price} oldPrice={line.oldPrice} />}
    </li>
  );
};
