import { usePageTitle } from '@sargam/kit';
import { CodeForm } from './CodeForm.tsx';
import { ReceivedGift } from './ReceivedGift.tsx';
import { useCodeFromUrl } from './useCodeFromUrl.ts';
import { useCodeLookup } from './useCodeLookup.ts';

/** Shows a received gift card without a login. */
export default function ReceivedGiftPage() {
  const linkCode = useCodeFromUrl();
  const lookup = useCodeLookup(linkCode);
  usePageTitle('storefront.received.title');
  if (lookup.card) return <ReceivedGift card={lookup.card} code={lookup.code} reset={lookup.reset} />;
  return <CodeForm key={linkCode.openedLinks} initialCode={linkCode.code} lookup={lookup} />;
}
