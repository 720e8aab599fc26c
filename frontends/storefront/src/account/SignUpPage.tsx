import {
  Badge,
  Button,
  Link,
  layout,
  typography,
  useDocumentTitle,
  useParams,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { dateInDhaka } from '@sargam/kit/format';
import {
  Form,
  FormDateField,
  FormPhotoField,
  PasswordField,
  TextField,
  useFieldProps,
  useWatch,
} from '@sargam/kit/forms';
import { FormCard } from '../shared/FormCard.tsx';
import { NewPasswordField } from './password/NewPasswordField.tsx';
import { withRedirect } from './redirect.ts';
import { SocialLogin } from './social/SocialLogin.tsx';
import { useEmailCheck, useSignUp } from './useSignUp.ts';

const placeholders = { terms: '⟨terms⟩', privacy: '⟨privacy⟩' } as const;

/** Links open in a new tab, because leaving the page would clear the form. */
const Agreement = () => {
  const t = useTranslate();
  const parts = t('storefront.signup.agree', placeholders).split(/⟨(terms|privacy)⟩/);
  return (
    <p className={`${typography.small} ${typography.muted}`}>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <Link key={part} to={`/${part}`} target="_blank" text={`storefront.signup.${part}`} />
        ),
      )}
    </p>
  );
};

type Fields = ReturnType<typeof useSignUp>['form'];

const Passwords = ({ form }: { form: Fields }) => {
  const field = useFieldProps(form, 'kit.person');
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <div className={formPage.pair}>
      <NewPasswordField password={password} {...field('password')} />
      <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
    </div>
  );
};

type Props = { refercode: string | undefined; next: string };

/** `next`: the URL after a successful sign-up. */
const SignUpForm = ({ refercode, next }: Props) => {
  const t = useTranslate();
  const { form, submit, showMissing, busy } = useSignUp(refercode, next);
  const field = useFieldProps(form, 'kit.person');
  const emailCheck = useEmailCheck(form);
  return (
    <Form className={formPage.form} form={form} onSubmit={submit} onInvalid={showMissing}>
      {refercode && (
        <p className={`${layout.row} ${layout.wrapping}`}>
          {t('storefront.signup.invited')}
          <Badge kind="success">
            <span lang="en">{refercode}</span>
          </Badge>
        </p>
      )}
      <TextField autoComplete="name" {...field('name')} />
      <div className={formPage.pair}>
        <TextField type="email" autoComplete="email" {...field('email', emailCheck)} />
        <TextField type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <Passwords form={form} />
      <FormDateField
        form={form}
        name="dob"
        label={t('kit.person.dob')}
        max={dateInDhaka()}
        autoComplete="bday"
      />
      <FormPhotoField form={form} name="photo" label={t('kit.person.photo')} />
      <TextField autoComplete="street-address" {...field('address')} />
      <Agreement />
      <Button type="submit" size="large" wide busy={busy} text="storefront.signup.button" />
    </Form>
  );
};

export default function SignUpPage() {
  const t = useTranslate();
  const { refercode } = useParams();
  const redirect = useSearchParams()[0].get('redirect');
  useDocumentTitle(t('storefront.signup.title'));
  return (
    <FormCard wide title="storefront.signup.title" text={t('storefront.signup.text')}>
      <SignUpForm refercode={refercode} next={withRedirect('/registration-successful', redirect)} />
      <SocialLogin redirect={redirect} refercode={refercode} />
      <p className={formPage.footnote}>
        {t('storefront.signup.have_account')}{' '}
        <Link to={withRedirect('/login', redirect)} text="storefront.login.title" />
      </p>
    </FormCard>
  );
}
