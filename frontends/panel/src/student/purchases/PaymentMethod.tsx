import { useTranslate } from '@sargam/kit';
import { parsePaymentMethod } from './parse-payment-method.ts';

/** How it was paid, in our words where there are some. */
export const PaymentMethod = ({ method }: { method: string }) => {
  const t = useTranslate();
  const known = parsePaymentMethod(method);
  if ('key' in known) return <>{t(`panel.purchases.by.${known.key}`)}</>;
  return known.name ? (
    <span lang="en">{known.name}</span>
  ) : (
    <span className="hide-s" aria-hidden="true">
      –
    </span>
  );
};
