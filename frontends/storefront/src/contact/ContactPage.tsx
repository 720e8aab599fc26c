import './contact-page.css';
import { SectionHeader, useDocumentTitle, useTranslate } from '@sargam/kit';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactPageForm } from './ContactPageForm.tsx';

export default function ContactPage() {
  const t = useTranslate();
  useDocumentTitle(t('storefront.reach.title'));
  return (
    <div className="wrap sec contact-page">
      <SectionHeader as="h1" title={t('storefront.reach.title')} text={t('storefront.reach.text')} />
      <div className="reach">
        <ContactDetails />
        <ContactPageForm />
      </div>
    </div>
  );
}
