import { useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { ChoiceCards } from '@sargam/kit/fields';
import { type PaymentBrand, PaymentMarks } from '@sargam/kit/payment-method';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { loadPayMethod, type PayMethod, payMethods, savePayMethod } from './pay-methods.ts';
import styles from './payment-method-choice.module.css';

export const usePayMethod = () => {
  const [method, setMethod] = useState(loadPayMethod);
  const choose = (chosen: PayMethod): void => {
    savePayMethod(chosen);
    setMethod(chosen);
  };
  return { method, choose };
};

const brands: Record<PayMethod, readonly PaymentBrand[]> = {
  bkash: ['bkash'],
  nagad: ['nagad'],
  rocket: ['rocket'],
  card: ['visa', 'mastercard', 'amex'],
  bank: ['citytouch', 'brac', 'dbbl'],
};
const isMobile = (method: PayMethod): boolean => brands[method].length === 1;

type Props = ReturnType<typeof usePayMethod>;

/** The gateway's page opens with the chosen method. */
export const PaymentMethodChoice = ({ method, choose }: Props) => {
  const t = useTranslate();
  const choices = payMethods.map((key) => ({
    key,
    label: t(`kit.payment_method.${key}`),
    text: (
      <>
        {isMobile(key) && t('storefront.pay.mobile')}
        <PaymentMarks brands={brands[key]} />
      </>
    ),
  }));
  return (
    <section className={styles.methods}>
      <ChoiceCards legend={t('storefront.pay.title')} choices={choices} value={method} onChange={choose} />
      <p className={fieldStyles.message}>
        <IconLock aria-hidden />
        {t('storefront.pay.safe')}
      </p>
    </section>
  );
};
