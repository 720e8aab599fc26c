import { Button, Link, layout, ScriptForm, Text, typography, useLocation } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { Field } from '@sargam/kit/fields';
import { IconAlertCircle } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ContactMessage } from '../../shared/contact-message.ts';
import styles from './contact.module.css';
import { useContactForm } from './useContactForm.ts';

const REPEAT_DELAY_MS = 600;

/** Scrolls to the heading if the hash names it. Repeated after 600 ms, because content above may load and move it. */
const useScrollToHash = (name: string): RefObject<HTMLHeadingElement | null> => {
  const ref = useRef<HTMLHeadingElement>(null);
  const isTarget = useLocation().hash === `#${name}`;
  useEffect(() => {
    if (!isTarget) return;
    const scroll = (): void => ref.current?.scrollIntoView({ block: 'start' });
    scroll();
    ref.current?.focus({ preventScroll: true });
    const timer = setTimeout(scroll, REPEAT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTarget]);
  return ref;
};

/** Target of `/#contact-us`. */
const SECTION_ID = 'contact-us';
const ERROR_ID = 'contact-problem';

type Form = ReturnType<typeof useContactForm>;
type ContactFieldProps = { form: Form; name: keyof ContactMessage; autoComplete?: string };

/** Invalid fields are marked. One error text for all fields is shown below the form. */
const ContactField = ({ form, name, autoComplete }: ContactFieldProps) => {
  const input = {
    name,
    className: fieldStyles.input,
    autoComplete,
    'aria-invalid': form.invalidFields.includes(name) || undefined,
    'aria-describedby': form.invalidFields.includes(name) ? ERROR_ID : undefined,
  };
  return (
    <Field label={<Text id={`storefront.contact.${name}`} />}>
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

export const ContactForm = () => {
  const form = useContactForm();
  const ref = useScrollToHash(SECTION_ID);
  return (
    <section aria-labelledby={SECTION_ID}>
      <div className={layout.topLine}>
        <h2 id={SECTION_ID} ref={ref} tabIndex={-1}>
          <Text id="storefront.contact.title" />
        </h2>
      </div>
      <ScriptForm className={`${layout.column} ${styles.form}`} onSubmit={form.send}>
        <div className={styles.pair}>
          <ContactField form={form} name="name" autoComplete="name" />
          <ContactField form={form} name="email" autoComplete="email" />
        </div>
        <ContactField form={form} name="message" />
        {form.problem && (
          <p className={`${fieldStyles.message} ${fieldStyles.invalid}`} id={ERROR_ID}>
            <IconAlertCircle aria-hidden />
            {form.problem}
          </p>
        )}
        <div className={`${layout.row} ${layout.spaceBetween} ${layout.wrapping}`}>
          <Button type="submit" busy={form.busy} text="storefront.contact.send" />
          <p className={`${typography.small} ${typography.muted}`}>
            <Text id="storefront.contact.soon" /> <Link to="/contact" text="storefront.contact.ways" />
          </p>
        </div>
      </ScriptForm>
    </section>
  );
};
