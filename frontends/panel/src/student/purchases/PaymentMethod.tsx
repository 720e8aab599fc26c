import { useTranslate } from '@sargam/kit';
import { parsePaymentMethod } from './parse-payment-method.ts';

/** Translated if known, else the gateway's name. */
export const PaymentMethod = ({ method }: { method: string }) => {
  const t = useTranslate();
  const parsed = parsePaymentMethod(method);
  if ('key' in parsed) return <>{t(`panel.purchases.by.${parsed.key}`)}</>;
  return parsed.name ? (
    <span lang="en">{parsed.name}</span>
  ) : (
    <span className="hide-s" aria-hidden="true">
      –
    </span>
  );
};
