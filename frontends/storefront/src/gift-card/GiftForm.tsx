import { type ApiSchemas, Button, layout, type User } from '@sargam/kit';
import { Form, useWatch } from '@sargam/kit/forms';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VerifyBeforePaymentAlert } from '../account/VerifyEmailAlert.tsx';
import { PaymentMethodChoice, usePayMethod } from '../pay/PaymentMethodChoice.tsx';
import { usePayText } from '../pay/usePayText.ts';
import { PriceChangedAlert } from '../shared/PriceChangedAlert.tsx';
import { DeliveryNote, GiftTerms } from './DeliveryNote.tsx';
import { GiftCardPreview } from './GiftCardPreview.tsx';
import styles from './gift-card.module.css';
import { parseQuantity } from './gift-fields.ts';
import { calculateTotal } from './gift-payload.ts';
import { MessageField } from './MessageField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { OwnFields, ReceiverChoice, ReceiverFields } from './ReceiverFields.tsx';
import { useGiftCheckout } from './useGiftCheckout.ts';
import { type GiftForm as GiftFormState, useGiftForm } from './useGiftForm.ts';

type Card = ApiSchemas['GiftCardProduct'];

const LivePreview = ({ gift: { form }, card }: { gift: GiftFormState; card: Card }) => {
  const { forWhom, receiverName, from, message, deliverOn } = useWatch({ control: form.control });
  if (forWhom === 'myself')
    return <GiftCardPreview card={card} message={message} foot={<DeliveryNote card={card} />} />;
  const foot = <DeliveryNote card={card} deliverOn={deliverOn} />;
  return <GiftCardPreview card={card} receiver={receiverName} from={from} message={message} foot={foot} />;
};

type Props = { id: string; card: Card; user: User; head: ReactNode };

/** The order form with a live preview. */
export const GiftForm = ({ id, card, user, head }: Props) => {
  const payMethod = usePayMethod();
  const checkout = useGiftCheckout(id, user.id, payMethod.method);
  const gift = useGiftForm(user, checkout.user?.phone);
  const payText = usePayText(payMethod.method);
  const { forWhom, deliverOn, quantity } = useWatch({ control: gift.form.control });
  const forMyself = forWhom === 'myself';
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <LivePreview gift={gift} card={card} />
      <section aria-labelledby="gift-title">
        {head}
        <Form form={gift.form} onSubmit={(fields) => checkout.buy(card, fields)}>
          <ReceiverChoice form={gift.form} />
          <div className={styles.fields}>
            {forMyself ? (
              <OwnFields gift={gift} email={checkout.user?.email ?? user.email ?? ''} />
            ) : (
              <ReceiverFields gift={gift} />
            )}
            <MessageField gift={gift} />
            <QuantityField gift={gift} price={card.price} />
            <PaymentMethodChoice {...payMethod} />
            {checkout.mustVerify && <VerifyBeforePaymentAlert user={user.id} />}
            {checkout.priceChanged && (
              <PriceChangedAlert text="storefront.gift.price_now" taka={card.price} />
            )}
            <Button type="submit" variant="main" size="large" wide busy={checkout.busy}>
              {payText(calculateTotal(card.price, parseQuantity(quantity ?? '') ?? 1))}
              {!checkout.busy && <IconArrowRight aria-hidden />}
            </Button>
            <GiftTerms days={card.validity} later={!forMyself && Boolean(deliverOn)} />
          </div>
        </Form>
      </section>
    </div>
  );
};
