import { Button, Link, useDocumentTitle, useTranslate } from '@sargam/kit';
import { Form, TextField, useFieldProps } from '@sargam/kit/forms';
import { FormCard } from '../../shared/FormCard.tsx';
import { useForgotPassword } from './useForgotPassword.ts';

export default function ForgotPasswordPage() {
  const t = useTranslate();
  const { form, submit, showMissing, busy } = useForgotPassword();
  const field = useFieldProps(form, 'kit.person');
  useDocumentTitle(t('storefront.forget.title'));
  return (
    <FormCard title={t('storefront.forget.title')} text={t('storefront.forget.text')}>
      <Form className="gate-form" form={form} onSubmit={submit} onInvalid={showMissing}>
        <TextField type="email" autoComplete="username" {...field('email')} />
        <Button type="submit" size="lg" wide busy={busy}>
          {t('storefront.forget.button')}
        </Button>
      </Form>
      <p className="gate-also">
        <Link to="/login">{t('storefront.forget.back')}</Link>
      </p>
    </FormCard>
  );
}
