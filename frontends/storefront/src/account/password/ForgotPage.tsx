import { Button, Link, useText, useTitle } from '@sargam/kit';
import { Form, TextField } from '@sargam/kit/forms';
import { Gate } from '../Gate.tsx';
import { useForgotten } from './useForgotten.ts';

export default function ForgotPage() {
  const t = useText();
  const { form, submit, missing, busy } = useForgotten();
  const message = form.formState.errors.email?.message;
  useTitle(t('storefront.forget.title'));
  return (
    <Gate title={t('storefront.forget.title')} text={t('storefront.forget.text')}>
      <Form form={form} onSubmit={submit} onWrong={missing}>
        <TextField
          label={t('storefront.form.email')}
          type="email"
          autoComplete="username"
          error={message && t(message)}
          {...form.register('email')}
        />
        <Button type="submit" size="lg" wide busy={busy}>
          {t('storefront.forget.button')}
        </Button>
      </Form>
      <p className="also">
        <Link to="/login">{t('storefront.forget.back')}</Link>
      </p>
    </Gate>
  );
}
