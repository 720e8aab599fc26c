import { useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { ChoiceCards } from '@sargam/kit/fields';
import { IconBuildingBank, IconCreditCard, IconDeviceMobile, IconLock } from '@tabler/icons-react';
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

/** Brand names are not translated. */
const cardBrands: Record<PayMethod, readonly string[]> = {
  bkash: [],
  nagad: [],
  rocket: [],
  card: ['Visa', 'Mastercard', 'Amex'],
  bank: ['City Touch', 'Brac', 'DBBL'],
};
const icons = { card: IconCreditCard, bank: IconBuildingBank };

const BrandMarks = ({ names }: { names: readonly string[] }) => (
  <span className={styles.brands} lang="en">
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </span>
);

type Props = ReturnType<typeof usePayMethod>;

/** The gateway's page opens with the chosen method. */
export const PaymentMethodChoice = ({ method, choose }: Props) => {
  const t = useTranslate();
  const choices = payMethods.map((key) => {
    const Icon = icons[key as keyof typeof icons] ?? IconDeviceMobile;
    const names = cardBrands[key];
    const label = (
      <>
        {t(`kit.payment_method.${key}`)}
        <Icon aria-hidden />
      </>
    );
    return { key, label, text: names.length > 0 ? <BrandMarks names={names} /> : t('storefront.pay.mobile') };
  });
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
