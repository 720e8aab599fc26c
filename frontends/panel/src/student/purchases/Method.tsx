import { useTranslate } from '@sargam/kit';
import { methodName } from './method-name.ts';

/** How it was paid, in our words where there are some. */
export const Method = ({ method }: { method: string }) => {
  const t = useTranslate();
  const known = methodName(method);
  if ('key' in known) return <>{t(`panel.purchases.by.${known.key}`)}</>;
  return known.name ? (
    <span lang="en">{known.name}</span>
  ) : (
    <span className="hide-s" aria-hidden="true">
      –
    </span>
  );
};
