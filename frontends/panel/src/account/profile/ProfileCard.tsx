import { type ApiSchemas, AvatarImage, Button, Link, Text, typography, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { dateInDhaka } from '@sargam/kit/format';
import {
  Form,
  FormDateField,
  FormPhotoField,
  SelectField,
  TextField,
  useFieldProps,
} from '@sargam/kit/forms';
import accountStyles from '../account.module.css';
import { EmailField } from './EmailField.tsx';
import profileStyles from './profile.module.css';
import { useProfileForm } from './useProfileForm.ts';

type Props = { user: ApiSchemas['User']; isStudent: boolean };
type Fields = ReturnType<typeof useProfileForm>['form'];

const AccountFacts = ({ user, isStudent }: Props) => {
  if (isStudent)
    return (
      <p className={typography.muted}>
        <Text id="panel.profile.student_id" />{' '}
        <b className={`${typography.bold} ${typography.digits}`} lang="en">
          {user.studentId}
        </b>
      </p>
    );
  if (!user.instructor) return null;
  return (
    <p className={typography.muted}>
      <Text id="panel.profile.public_text" />{' '}
      <Link to={`/instructorview/${user.instructor}`} text="panel.profile.public_page" />
    </p>
  );
};

const LanguageField = ({ form }: { form: Fields }) => {
  const t = useTranslate();
  return (
    <SelectField label={t('panel.profile.mail_language')} {...form.register('language')}>
      {(['en', 'bn'] as const).map((language) => (
        <option key={language} value={language} lang={language}>
          {t(`panel.profile.language.${language}`)}
        </option>
      ))}
    </SelectField>
  );
};

const SaveRow = ({ busy, problem }: Pick<ReturnType<typeof useProfileForm>, 'busy' | 'problem'>) => (
  <div className={accountStyles.actions}>
    <Button type="submit" size="large" busy={busy} text="panel.profile.save" />
    <p className={`${fieldStyles.message} ${fieldStyles.invalid}`} role="alert">
      {problem}
    </p>
  </div>
);

/** Students have all fields of the sign-up; other roles have fewer. */
export const ProfileCard = ({ user, isStudent }: Props) => {
  const t = useTranslate();
  const { form, save, problem, busy } = useProfileForm(user);
  const field = useFieldProps(form, 'kit.person');
  return (
    <section className={`${accountStyles.card} ${profileStyles.profile}`} aria-labelledby="profile-title">
      <h2 id="profile-title">{t('panel.profile.title')}</h2>
      <AccountFacts user={user} isStudent={isStudent} />
      <Form form={form} onSubmit={save}>
        <FormPhotoField
          form={form}
          name="photo"
          label={t('kit.person.photo')}
          currentUrl={user.photo}
          placeholder={<AvatarImage id={user._id} />}
        />
        <div className={accountStyles.pair}>
          <TextField autoComplete="name" {...field('name')} />
          <TextField type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
        </div>
        <EmailField user={user} />
        {isStudent && <TextField autoComplete="street-address" {...field('address')} />}
        <div className={accountStyles.pair}>
          {isStudent && (
            <FormDateField
              form={form}
              name="dob"
              label={t('kit.person.dob')}
              max={dateInDhaka()}
              autoComplete="bday"
            />
          )}
          <LanguageField form={form} />
        </div>
        <SaveRow busy={busy} problem={problem} />
      </Form>
    </section>
  );
};
