import { Alert, ButtonLink, Text, typography, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { ScreenPage } from '../page/ScreenPage.tsx';
import type { PickerOption } from '../picker/index.ts';
import { InstructorAccountForm } from './InstructorAccountForm.tsx';
import styles from './instructors.module.css';
import { NewInstructorForm } from './NewInstructorForm.tsx';

/** The profile of an instructor, then the account for it or for an existing profile (decision B6). */
export default function AddInstructorPage() {
  const t = useTranslate();
  const [profile, setProfile] = useState<PickerOption>();
  return (
    <ScreenPage title="admin.menu.instructor_add">
      <section className={styles.part} aria-labelledby="profile-heading">
        <h2 id="profile-heading">
          <Text id="admin.instructor_form.profile" />
        </h2>
        {profile ? (
          <Alert
            kind="info"
            title={t('admin.instructor_form.profile_of', { name: profile.name })}
            action={
              <ButtonLink
                to={`/updateinstructor?id=${profile.id}`}
                variant="line"
                size="small"
                text="admin.card.edit"
              />
            }
          />
        ) : (
          <NewInstructorForm onAdded={setProfile} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="account-heading">
        <h2 id="account-heading">
          <Text id="admin.instructor_account.title" />
        </h2>
        <p className={typography.muted}>
          <Text id="admin.instructor_account.text" />
        </p>
        <InstructorAccountForm key={profile?.id} profile={profile} />
      </section>
    </ScreenPage>
  );
}
