import {
  Button,
  layout,
  phoneUrl,
  SectionHeader,
  typography,
  useCompany,
  useDocumentTitle,
  useLanguage,
  useTranslate,
} from '@sargam/kit';
import { Form, TextArea, TextField, useFieldProps } from '@sargam/kit/forms';
import { IconFileCertificate, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Fragment } from 'react';
import styles from './contact-page.module.css';
import { useContactPageForm } from './useContactPageForm.ts';

/** From the settings of the site, as in the footer. A missing one has no row. */
const ContactDetails = () => {
  const t = useTranslate();
  const language = useLanguage() === 'bn' ? 'bn' : 'en';
  const { phone, hours, email, office, tradeLicence } = useCompany();
  const rows = [
    [
      'phone',
      IconPhone,
      phone && (
        <>
          <a href={phoneUrl(phone)} lang="en">
            {phone}
          </a>
          {hours[language] && <span className={styles.hours}>{hours[language]}</span>}
        </>
      ),
    ],
    [
      'email',
      IconMail,
      email && (
        <a href={`mailto:${email}`} lang="en">
          {email}
        </a>
      ),
    ],
    ['office', IconMapPin, office[language]],
    ['licence', IconFileCertificate, tradeLicence && <span lang="en">{tradeLicence}</span>],
  ] as const;
  return (
    <section aria-labelledby="where-we-are">
      <h2 id="where-we-are">{t('storefront.reach.details')}</h2>
      <dl className={styles.details}>
        {rows.map(
          ([key, Icon, value]) =>
            value && (
              <Fragment key={key}>
                <dt>
                  <Icon aria-hidden />
                  {t(`storefront.reach.${key}`)}
                </dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  );
};

const ContactPageForm = () => {
  const t = useTranslate();
  const { form, submit, showMissing, busy } = useContactPageForm();
  const field = useFieldProps(form, 'storefront.contact');
  return (
    <section aria-labelledby="write-to-us">
      <h2 id="write-to-us">{t('storefront.reach.form')}</h2>
      <Form className={styles.form} form={form} onSubmit={submit} onInvalid={showMissing}>
        <div className={styles.pair}>
          <TextField autoComplete="name" {...field('name')} />
          <TextField type="email" autoComplete="email" {...field('email')} />
        </div>
        <TextArea rows={6} {...field('message')} />
        <div className={`${layout.row} ${layout.spaceBetween} ${layout.wrapping}`}>
          <Button type="submit" size="large" busy={busy} text="storefront.contact.send" />
          <p className={`${typography.small} ${typography.muted}`}>{t('storefront.contact.soon')}</p>
        </div>
      </Form>
    </section>
  );
};

export default function ContactPage() {
  const t = useTranslate();
  useDocumentTitle(t('storefront.reach.title'));
  return (
    <div className={`${layout.container} ${layout.section} ${styles.page}`}>
      <SectionHeader as="h1" title={t('storefront.reach.title')} text={t('storefront.reach.text')} />
      <div className={styles.columns}>
        <ContactDetails />
        <ContactPageForm />
      </div>
    </div>
  );
}
