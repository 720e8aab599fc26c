import './contact-page.css';
import { SectionHeader, useDocumentTitle, useTranslate } from '@sargam/kit';
import { MessageForm } from './MessageForm.tsx';
import { WhereWeAre } from './WhereWeAre.tsx';

export default function ContactPage() {
  const t = useTranslate();
  useDocumentTitle(t('storefront.reach.title'));
  return (
    <div className="wrap sec contact-page">
      <SectionHeader as="h1" title={t('storefront.reach.title')} text={t('storefront.reach.text')} />
      <div className="reach">
        <WhereWeAre />
        <MessageForm />
      </div>
    </div>
  );
}
