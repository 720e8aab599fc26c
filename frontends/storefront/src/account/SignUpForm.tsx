import { Badge, Button, useText } from '@sargam/kit';
import {
  Controller,
  DateField,
  Form,
  PasswordField,
  PhotoField,
  TextField,
  useWatch,
} from '@sargam/kit/forms';
import { Agreement } from './Agreement.tsx';
import { todayInDhaka } from './age.ts';
import { NewPasswordField } from './password/NewPasswordField.tsx';
import { useEmailCheck } from './useEmailCheck.ts';
import { useSignUp } from './useSignUp.ts';

type Fields = ReturnType<typeof useSignUp>['form'];
type Name = 'name' | 'email' | 'phone' | 'address' | 'password' | 'confirmPassword';

/** What a field of the form needs: its label, what is wrong with it, and its registration. */
const useField = (form: Fields) => {
  const t = useText();
  const { errors } = form.formState;
  return (name: Name, options?: ReturnType<typeof useEmailCheck>) => {
    const message = errors[name]?.message;
    return {
      label: t(`storefront.form.${name}`),
      error: message && t(message),
      ...form.register(name, options),
    };
  };
};

const Passwords = ({ form }: { form: Fields }) => {
  const field = useField(form);
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <div className="pair">
      <NewPasswordField typed={typed} {...field('password')} />
      <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
    </div>
  );
};

const BirthDate = ({ form }: { form: Fields }) => {
  const t = useText();
  return (
    <Controller
      control={form.control}
      name="dob"
      render={({ field, fieldState: { error } }) => (
        <DateField
          label={t('storefront.form.dob')}
          error={error?.message && t(error.message)}
          max={todayInDhaka()}
          autoComplete="bday"
          {...field}
        />
      )}
    />
  );
};

const Photo = ({ form }: { form: Fields }) => {
  const t = useText();
  return (
    <Controller
      control={form.control}
      name="photo"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState: { error } }) => (
        <PhotoField
          label={t('storefront.form.photo')}
          error={error?.message && t(error.message)}
          name={name}
          value={value}
          onPick={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    />
  );
};

type Props = { refercode: string | undefined; next: string };

/** `next`: where a sign-up leads. */
export const SignUpForm = ({ refercode, next }: Props) => {
  const t = useText();
  const { form, submit, wrong, busy } = useSignUp(refercode, next);
  const field = useField(form);
  const emailCheck = useEmailCheck(form);
  return (
    <Form form={form} onSubmit={submit} onWrong={wrong}>
      {refercode && (
        <p className="row wrapf">
          {t('storefront.signup.invited')}
          <Badge kind="ok">
            <span lang="en">{refercode}</span>
          </Badge>
        </p>
      )}
      <TextField autoComplete="name" {...field('name')} />
      <div className="pair">
        <TextField type="email" autoComplete="email" {...field('email', emailCheck)} />
        <TextField type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <Passwords form={form} />
      <BirthDate form={form} />
      <Photo form={form} />
      <TextField autoComplete="street-address" {...field('address')} />
      <Agreement />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('storefront.signup.button')}
      </Button>
    </Form>
  );
};
