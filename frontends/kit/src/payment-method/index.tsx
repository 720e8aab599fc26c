export { type PaymentBrand, PaymentMarks } from './PaymentMark.tsx';

import { type Translate, useTranslate } from '@sargam/kit';
import { parsePaymentMethod } from './parse-payment-method.ts';

/** The payment method of an order in the page's language; an unknown method keeps the gateway's name. */
export const paymentMethodName = (t: Translate, method: string): string => {
  const parsed = parsePaymentMethod(method);
  return 'key' in parsed ? t(`kit.payment_method.${parsed.key}`) : parsed.name;
};

const cardKeys = new Set(['visa', 'mastercard', 'amex']);

type Props = {
  method: string;
  /** The bank in the gateway's words; shown for cards, because an account such as bKash is its own issuer. */
  issuer?: string;
};

export const PaymentMethodName = ({ method, issuer = '' }: Props) => {
  const t = useTranslate();
  const parsed = parsePaymentMethod(method);
  if ('name' in parsed) return <span lang="en">{parsed.name}</span>;
  return (
    <>
      {t(`kit.payment_method.${parsed.key}`)}
      {issuer !== '' && cardKeys.has(parsed.key) && <span lang="en">, {issuer}</span>}
    </>
  );
};
