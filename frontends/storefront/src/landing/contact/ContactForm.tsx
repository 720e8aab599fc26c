import './contact.css';
import { Button, Link, useTranslate } from '@sargam/kit';
import { Field } from '@sargam/kit/fields';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ContactMessage } from '../../shared/contact-message.ts';
import { useContactForm } from './useContactForm.ts';
import { useReached } from './useReached.ts';

/** `/#contact-us` leads here. */
const CONTACT = 'contact-us';
const PROBLEM = 'contact-problem';

type Form = ReturnType<typeof useContactForm>;
type BoxProps = { form: Form; name: keyof ContactMessage; complete?: string };

/** A field that is marked where it is wrong; the one sentence for all of them stands below the form. */
const Box = ({ form, name, complete }: BoxProps) => {
  const t = useTranslate();
  const input = {
    name,
    className: 'in',
    value: form.values[name],
    onChange: form.change(name),
    autoComplete: complete,
    'aria-invalid': form.wrong.includes(name) || undefined,
    'aria-describedby': form.wrong.includes(name) ? PROBLEM : undefined,
  };
  return (
    <Field label={t(`storefront.contact.${name}`)}>
      {({ id }) =>
        name === 'message' ? (
          <textarea {...input} id={id} />
        ) : (
          <input {...input} id={id} type={name === 'email' ? 'email' : 'text'} />
        )
      }
    </Field>
  );
};

/** A message to us from anybody. */
export const ContactForm = () => {
  const t = useTranslate();
  const form = useContactForm();
  const ref = useReached(CONTACT);
  return (
    <section aria-labelledby={CONTACT}>
      <div className="hang">
        <h2 id={CONTACT} ref={ref} tabIndex={-1}>
          {t('storefront.contact.title')}
        </h2>
      </div>
      <form className="col contact" noValidate onSubmit={form.send}>
        <div className="pair">
          <Box form={form} name="name" complete="name" />
          <Box form={form} name="email" complete="email" />
        </div>
        <Box form={form} name="message" />
        {form.problem && (
          <p className="msg bad" id={PROBLEM}>
            <IconAlertCircle aria-hidden />
            {form.problem}
          </p>
        )}
        <div className="row between wrapf">
          <Button type="submit" busy={form.busy}>
            {t('storefront.contact.send')}
          </Button>
          <p className="sm muted">
            {t('storefront.contact.soon')} <Link to="/contact">{t('storefront.contact.ways')}</Link>
          </p>
        </div>
      </form>
    </section>
  );
};
