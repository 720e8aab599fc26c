import { useTranslate } from '@sargam/kit';
import styles from './payment-mark.module.css';

/** Brands that write themselves in Latin letters only. */
const latinNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  citytouch: 'City Touch',
  brac: 'Brac',
  dbbl: 'DBBL',
} as const;

/** Wallets write themselves in both scripts. */
export type PaymentBrand = 'bkash' | 'nagad' | 'rocket' | keyof typeof latinNames;

const PaymentMark = ({ brand }: { brand: PaymentBrand }) => {
  const t = useTranslate();
  const latinName = brand in latinNames ? latinNames[brand as keyof typeof latinNames] : undefined;
  return (
    <span className={styles.mark} data-brand={brand} lang={latinName && 'en'}>
      {latinName ?? t(`kit.payment_method.${brand}`)}
    </span>
  );
};

/** Marks of payment methods: names under an edge in the brand's colour, hung as tags. */
export const PaymentMarks = ({ brands }: { brands: readonly PaymentBrand[] }) => (
  <span className={styles.marks}>
    {brands.map((brand) => (
      <PaymentMark key={brand} brand={brand} />
    ))}
  </span>
);
