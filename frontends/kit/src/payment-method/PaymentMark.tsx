import styles from './payment-mark.module.css';

/** Brands as they write themselves; brand names are not translated. */
const names = {
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  citytouch: 'City Touch',
  brac: 'Brac',
  dbbl: 'DBBL',
} as const;

export type PaymentBrand = keyof typeof names;

/** Marks of payment methods: names under an edge in the brand's colour, hung as tags. */
export const PaymentMarks = ({ brands }: { brands: readonly PaymentBrand[] }) => (
  <span className={styles.marks}>
    {brands.map((brand) => (
      <span key={brand} className={styles.mark} data-brand={brand} lang="en">
        {names[brand]}
      </span>
    ))}
  </span>
);
