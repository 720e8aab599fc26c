import { Button, Link, useText, useTitle } from '@sargam/kit';
import { Form, TextField, useFields } from '@sargam/kit/forms';
import { Gate } from '../Gate.tsx';
import { useForgotten } from './useForgotten.ts';

export default function ForgotPage() {
  const t = useText();
  const { form, submit, missing, busy } = useForgotten();
  const field = useFields(form, 'kit.person');
  useTitle(t('storefront.forget.title'));
  return (
    <Gate title={t('storefront.forget.title')} text={t('storefront.forget.text')}>
      <Form className="gate-form" form={form} onSubmit={submit} onWrong={missing}>
        <TextField type="email" autoComplete="username" {...field('email')} />
        <Button type="submit" size="lg" wide busy={busy}>
          {t('storefront.forget.button')}
        </Button>
      </Form>
      <p className="gate-also">
        <Link to="/login">{t('storefront.forget.back')}</Link>
      </p>
    </Gate>
  );
}
