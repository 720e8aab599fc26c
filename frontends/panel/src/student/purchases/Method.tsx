import { useText } from '@sargam/kit';

const ours = new Set(['wallet', 'voucher']);

/** How it was paid: the gateway's own name for the card or wallet, or our words. */
export const Method = ({ method }: { method: string }) => {
  const t = useText();
  if (ours.has(method)) return <>{t(`panel.purchases.by.${method}`)}</>;
  return method ? (
    <span lang="en">{method}</span>
  ) : (
    <span className="hide-s" aria-hidden="true">
      –
    </span>
  );
};
