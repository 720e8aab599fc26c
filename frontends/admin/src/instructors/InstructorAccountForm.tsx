import { ApiError, api, formBody, isApiError, toast, useTranslate } from '@sargam/kit';
import {
  PasswordField,
  TextField,
  useFieldProps,
  useForm,
  useWatch,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { EditForm, FieldRow } from '../form/index.ts';
import { InstructorPicker, type PickerOption } from '../picker/index.ts';

const missing = 'admin.form.missing';
const INSTRUCTOR_TYPE = 3;

const schema = z.object({
  name: z.string().trim().min(1, missing),
  email: z.string().trim().min(1, missing),
  password: z.string().min(1, missing).min(6, 'admin.instructor_account.password_short'),
  instructor: z.custom<PickerOption | undefined>().refine((option) => option !== undefined, missing),
});
type Account = z.output<typeof schema>;

/** The call answers 404 for an address without an account. */
const isEmailTaken = async (email: string): Promise<boolean> => {
  try {
    await api.GET('/user/checkemail/{email}', { params: { path: { email } } });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false;
    throw error;
  }
};

const createAccount = async ({ instructor, ...account }: Account, takenText: string): Promise<void> => {
  if (await isEmailTaken(account.email))
    throw new ApiError(takenText, { code: 'email-taken', status: 409, fields: { email: takenText } });
  const fields = { ...account, type: INSTRUCTOR_TYPE, instructor: instructor?.id };
  await api.POST('/user/signup/', { ...formBody<typeof fields>(fields) });
};

const toastOfInvalid = (password: string): string =>
  password !== '' && password.length < 6 ? 'admin.instructor_account.password_short' : missing;

/** The account of an instructor for the new or an existing profile (decision B6). */
export const InstructorAccountForm = ({ profile }: { profile: PickerOption | undefined }) => {
  const t = useTranslate();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: profile?.name ?? '', email: '', password: '', instructor: profile },
  });
  const field = useFieldProps(form, 'kit.person');
  const [instructor, password] = useWatch({ control: form.control, name: ['instructor', 'password'] });
  const error = form.formState.errors.instructor?.message;
  return (
    <EditForm
      form={form}
      // What was typed before a profile was added is not for this profile.
      draft={`instructor account ${profile?.id ?? ''}`}
      submit="admin.instructor_account.create"
      invalid={toastOfInvalid(password)}
      failed="admin.form.missing"
      onSubmit={async (values) => {
        await createAccount(values, t('admin.instructor_account.email_taken'));
        toast.success(t('admin.instructor_account.check_email'));
      }}
      onSaved={() => form.reset({ name: '', email: '', password: '', instructor: undefined })}
    >
      <InstructorPicker
        value={instructor}
        error={error && t(error)}
        onChange={(option) =>
          form.setValue('instructor', option, { shouldDirty: true, shouldValidate: error !== undefined })
        }
      />
      <TextField {...field('name')} autoComplete="off" />
      <FieldRow>
        <TextField {...field('email')} type="email" lang="en" autoComplete="off" />
        <PasswordField {...field('password')} autoComplete="new-password" />
      </FieldRow>
    </EditForm>
  );
};
