import './received.css';
import '../gift-card/gift-card.css';
import '../store/store.css';
import { useDocumentTitle, useTranslate } from '@sargam/kit';
import { CodeForm } from './CodeForm.tsx';
import { ReceivedCard } from './ReceivedCard.tsx';
import { useCodeOfAddress } from './useCodeOfAddress.ts';
import { useLook } from './useLook.ts';

/** What a gift card's receiver sees before having an account: value, validity, and from whom. */
export default function ReceivedPage() {
  const t = useTranslate();
  const brought = useCodeOfAddress();
  const look = useLook(brought);
  useDocumentTitle(t('storefront.received.title'));
  if (look.card) return <ReceivedCard card={look.card} code={look.code} again={look.again} />;
  return <CodeForm key={brought.times} known={brought.code} look={look} />;
}
