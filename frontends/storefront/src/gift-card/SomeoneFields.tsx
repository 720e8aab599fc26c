import { useFormat } from '@sargam/kit';
import { TextField, useWatch } from '@sargam/kit/forms';
import { dayAfter, noonOf } from './days.ts';
import { FURTHEST_DAYS } from './gift-fields.ts';
import { OptionalLabel } from './OptionalLabel.tsx';
import type { GiftForm } from './useGiftForm.ts';

/** The browser's own calendar follows the browser's language; the chosen day stands below in the page's. */
const DeliveryDay = ({ gift: { form, field, today } }: { gift: GiftForm }) => {
  const format = useFormat();
  const day = useWatch({ control: form.control, name: 'deliverOn' });
  const { label, ...rest } = field('deliverOn');
  return (
    <TextField
      type="date"
      min={dayAfter(today, 1)}
      max={dayAfter(today, FURTHEST_DAYS)}
      label={<OptionalLabel text={label} />}
      hint={day ? format.date(noonOf(day)) : undefined}
      {...rest}
    />
  );
};

/** The one who gets the card, and whose name it says. */
export const SomeoneFields = ({ gift }: { gift: GiftForm }) => (
  <>
    <div className="g2">
      <TextField autoComplete="off" {...gift.field('receiverName')} />
      <TextField autoComplete="name" {...gift.field('from')} />
    </div>
    <TextField type="email" autoComplete="off" {...gift.field('email')} />
    <TextField type="email" autoComplete="off" {...gift.field('confirmEmail')} />
    <div className="g2">
      <TextField type="tel" inputMode="tel" autoComplete="off" {...gift.field('receiverPhone')} />
      <DeliveryDay gift={gift} />
    </div>
  </>
);
