import { Button, layout, SectionHeader, typography, useDocumentTitle, useTranslate } from '@sargam/kit';
import { Form, TextArea, TextField, useFieldProps } from '@sargam/kit/forms';
import { contactDetails } from '@sargam/kit/site';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import styles from './contact-page.module.css';
import { useContactPageForm } from './useContactPageForm.ts';

const ContactDetails = () => {
  const t = useTranslate();
  return (
    <section aria-labelledby="where-we-are">
      <h2 id="where-we-are">{t('storefront.reach.details')}</h2>
      <dl className={styles.details}>
        <dt>
          <IconPhone aria-hidden />
          {t('storefront.reach.phone')}
        </dt>
        <dd lang="en">
          <a href={`tel:${contactDetails.phone.replace(/ /g, '')}`}>{contactDetails.phone}</a>
        </dd>
        <dt>
          <IconMail aria-hidden />
          {t('storefront.reach.email')}
        </dt>
        <dd lang="en">
          <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
        </dd>
        <dt>
          <IconMapPin aria-hidden />
          {t('storefront.reach.office')}
        </dt>
        <dd>{t('storefront.reach.office_value')}</dd>
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
