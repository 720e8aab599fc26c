import { Button, layout, typography, useI18n } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { Field, useWatch } from '@sargam/kit/forms';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import styles from './gift-card.module.css';
import { MAX_CARDS, parseQuantity } from './gift-fields.ts';
import { calculateTotal } from './gift-payload.ts';
import type { GiftForm } from './useGiftForm.ts';

type StepperProps = { quantity: number | undefined; onStep: (by: number) => void; children: ReactNode };

/** Buttons for one card fewer or more around the input. */
const QuantityStepper = ({ quantity, onStep, children }: StepperProps) => {
  const { t } = useI18n();
  return (
    <div className={styles.quantity}>
      <Button
        variant="line"
        aria-label={t('storefront.gift.fewer')}
        disabled={quantity === 1}
        onClick={() => onStep(-1)}
      >
        <IconMinus aria-hidden />
      </Button>
      {children}
      <Button
        variant="line"
        aria-label={t('storefront.gift.more')}
        disabled={quantity === MAX_CARDS}
        onClick={() => onStep(1)}
      >
        <IconPlus aria-hidden />
      </Button>
    </div>
  );
};

/** The total is updated on blur. */
export const QuantityField = ({ gift: { form, field }, price }: { gift: GiftForm; price: number }) => {
  const { t, format } = useI18n();
  const typed = parseQuantity(useWatch({ control: form.control, name: 'quantity' }));
  const [totalQuantity, setTotalQuantity] = useState(1);
  const { label, error, onBlur, ...input } = field('quantity');

  const step = (by: number): void => {
    const count = Math.min(MAX_CARDS, Math.max(1, (typed ?? totalQuantity) + by));
    form.setValue('quantity', format.count(count), { shouldValidate: true });
    setTotalQuantity(count);
  };
  const updateTotal = (event: FocusEvent<HTMLInputElement>): void => {
    if (typed) setTotalQuantity(typed);
    void onBlur(event);
  };
  return (
    <div className={`${layout.row} ${layout.spaceBetween} ${layout.wrapping} ${styles.quantityRow}`}>
      <Field label={label} error={error}>
        {(control) => (
          <QuantityStepper quantity={typed} onStep={step}>
            <input
              {...control}
              {...input}
              className={`${fieldStyles.input} ${typography.digits}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              onBlur={updateTotal}
            />
          </QuantityStepper>
        )}
      </Field>
      <p className={styles.total}>
        <span className={`${typography.muted} ${typography.small}`}>{t('storefront.gift.total')}</span>
        <output className={typography.digits}>{format.money(calculateTotal(price, totalQuantity))}</output>
      </p>
    </div>
  );
};
