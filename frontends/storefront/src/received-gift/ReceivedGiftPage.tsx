import './received-gift.css';
import '../gift-card/gift-card.css';
import '../store/store.css';
import { useDocumentTitle, useTranslate } from '@sargam/kit';
import { CodeForm } from './CodeForm.tsx';
import { ReceivedGift } from './ReceivedGift.tsx';
import { useCodeFromAddress } from './useCodeFromAddress.ts';
import { useCodeLookup } from './useCodeLookup.ts';

/** What a gift card's receiver sees before having an account: value, validity, and from whom. */
export default function ReceivedGiftPage() {
  const t = useTranslate();
  const brought = useCodeFromAddress();
  const look = useCodeLookup(brought);
  useDocumentTitle(t('storefront.received.title'));
  if (look.card) return <ReceivedGift card={look.card} code={look.code} again={look.again} />;
  return <CodeForm key={brought.times} known={brought.code} look={look} />;
}
