import { instructorPhoto } from '@sargam/demo/content';
import type { BrowserUser } from '../../browser-user.ts';
import { type BothLanguages, fillBothLanguages, fillFields, press, waitForMessage } from './form.ts';

export interface NewInstructor {
  readonly name: BothLanguages;
  /** Percent of the net price. */
  readonly share: number;
  readonly email: string;
  readonly password: string;
}

const findPart = ({ page, t }: BrowserUser, heading: string) =>
  page.getByRole('region', { name: t(heading), exact: true });

/** Adds a profile. Returns its id. */
const addProfile = async (user: BrowserUser, { name, share }: NewInstructor): Promise<string> => {
  const { page, t } = user;
  const profile = findPart(user, 'admin.instructor_form.profile');
  await fillBothLanguages(user, profile, 'admin.instructor_form.name', name);
  await fillBothLanguages(user, profile, 'admin.instructor_form.bio', [
    'Teaches the esraj in Rajshahi.',
    'রাজশাহীতে এসরাজ শেখান।',
  ]);
  await fillFields(user, profile, {
    'admin.instructor_form.band': 'Padma',
    'admin.instructor_form.percentage': String(share),
  });
  const picture = instructorPhoto('arif-chowdhury');
  await profile.getByLabel(t('kit.person.photo'), { exact: true }).setInputFiles(picture);
  await profile.getByLabel(t('admin.instructor_form.banner'), { exact: true }).setInputFiles(picture);
  await press(user, 'admin.menu.instructor_add', profile);
  await waitForMessage(user, 'admin.instructor.added');
  const edit = await profile.getByRole('link', { name: t('admin.card.edit') }).getAttribute('href');
  return new URL(edit ?? '', page.url()).searchParams.get('id') ?? '';
};

/** Adds a profile and the account for it. Returns the id of the profile. */
export const addInstructor = async (user: BrowserUser, instructor: NewInstructor): Promise<string> => {
  await user.goTo('/addinstructor');
  const id = await addProfile(user, instructor);
  const account = findPart(user, 'admin.instructor_account.title');
  const { email, password } = instructor;
  await fillFields(user, account, { 'kit.person.email': email, 'kit.person.password': password });
  await press(user, 'admin.instructor_account.create', account);
  await waitForMessage(user, 'admin.instructor_account.check_email');
  return id;
};

/** Publishes the instructor who is found by this name. */
export const publishInstructor = async (user: BrowserUser, name: string): Promise<void> => {
  await user.goTo(`/admininstructorlist?q=${encodeURIComponent(name)}`);
  await press(user, 'admin.card.publish');
  await waitForMessage(user, 'admin.instructor.published');
};
