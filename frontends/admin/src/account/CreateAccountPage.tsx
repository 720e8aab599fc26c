import { api, formBody, useNavigate, useTranslate } from '@sargam/kit';
import {
  ChoiceCards,
  PasswordField,
  TextField,
  type UseFormReturn,
  useFieldProps,
  useForm,
  useWatch,
  zodResolver,
} from '@sargam/kit/forms';
import { useRef } from 'react';
import { EditForm, FieldRow } from '../form/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import {
  type Account,
  accountSchema,
  accountTypes,
  type TypedAccount,
  toastOfInvalid,
} from './account-schema.ts';
import { OptionalInstructor } from './OptionalInstructor.tsx';

type AccountForm = UseFormReturn<TypedAccount, unknown, Account>;

/** Creates the account and returns its id. The server may ask for the password again. */
const createAccount = async ({ instructor, ...account }: Account): Promise<string> => {
  const fields = { ...account, instructor: instructor?.id ?? 'N/A' };
  const { user } = await api.POST('/user/signup/', { ...formBody<typeof fields>(fields) });
  return user._id;
};

const AccountFields = ({ form }: { form: AccountForm }) => {
  const t = useTranslate();
  const field = useFieldProps(form, 'kit.person');
  const [type, instructor] = useWatch({ control: form.control, name: ['type', 'instructor'] });
  const typeError = form.formState.errors.type?.message;
  return (
    <>
      <ChoiceCards
        legend={t('admin.new_account.type')}
        choices={accountTypes.map((key) => ({
          key,
          label: t(`admin.people.type.${key}`),
          text: t(`admin.new_account.type_text.${key}`),
        }))}
        value={type}
        error={typeError && t(typeError)}
        onChange={(key) =>
          form.setValue('type', key, { shouldDirty: true, shouldValidate: typeError !== undefined })
        }
      />
      <TextField {...field('name')} autoComplete="off" />
      <FieldRow>
        <TextField {...field('email')} type="email" lang="en" autoComplete="off" />
        <PasswordField {...field('password')} autoComplete="new-password" />
      </FieldRow>
      <OptionalInstructor
        value={instructor}
        onChange={(option) => form.setValue('instructor', option, { shouldDirty: true })}
      />
    </>
  );
};

/** A new account of an admin or a content uploader. */
export default function CreateAccountPage() {
  const navigate = useNavigate();
  const createdId = useRef('');
  const form = useForm<TypedAccount, unknown, Account>({
    resolver: zodResolver(accountSchema),
    defaultValues: { name: '', email: '', password: '', type: undefined, instructor: undefined },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <ScreenPage title="admin.menu.account_create">
      <EditForm
        form={form}
        draft="account"
        submit="admin.menu.account_create"
        saved="admin.user.added"
        invalid={toastOfInvalid(password)}
        failed="admin.user.add_failed"
        onSubmit={async (account) => {
          createdId.current = await createAccount(account);
        }}
        onSaved={() => void navigate(`/viewuser?id=${createdId.current}`)}
      >
        <AccountFields form={form} />
      </EditForm>
    </ScreenPage>
  );
}
