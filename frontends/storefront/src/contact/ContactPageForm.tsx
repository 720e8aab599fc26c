import { Button, useTranslate } from '@sargam/kit';
import { Form, TextArea, TextField, useFieldProps } from '@sargam/kit/forms';
import { useContactPageForm } from './useContactPageForm.ts';

export const ContactPageForm = () => {
  const t = useTranslate();
  const { form, submit, showMissing, busy } = useContactPageForm();
  const field = useFieldProps(form, 'storefront.contact');
  return (
    <section aria-labelledby="write-to-us">
      <h2 id="write-to-us">{t('storefront.reach.form')}</h2>
      <Form className="reach-form" form={form} onSubmit={submit} onInvalid={showMissing}>
        <div className="pair">
          <TextField autoComplete="name" {...field('name')} />
          <TextField type="email" autoComplete="email" {...field('email')} />
        </div>
        <TextArea rows={6} {...field('message')} />
        <div className="row between wrapf">
          <Button type="submit" size="lg" busy={busy}>
            {t('storefront.contact.send')}
          </Button>
          <p className="sm muted">{t('storefront.contact.soon')}</p>
        </div>
      </Form>
    </section>
  );
};
