import { courseThumbnail, videoFile } from '@sargam/demo/content';
import type { BrowserUser } from '../../browser-user.ts';
import { type Tier } from '../../demo-course.ts';
import { waitUntilLoaded } from '../../page-checks.ts';
import {
  type BothLanguages,
  chooseByName,
  fillBothLanguages,
  fillFields,
  press,
  waitForMessage,
} from './form.ts';

export interface NewCourse {
  readonly title: BothLanguages;
  readonly instructor: string;
  /** Taka, by tier. */
  readonly prices: Readonly<Record<Tier, number>>;
  /** Names of videos of the demo; each becomes a lesson. */
  readonly videos: readonly string[];
}

const texts = ['subtitle', 'desc', 'topic', 'requirements', 'whoFor'] as const;

const fillTexts = async (user: BrowserUser, title: BothLanguages): Promise<void> => {
  const label = (name: string) => `admin.course_form.${name}`;
  await fillBothLanguages(user, user.page, label('title'), title);
  for (const name of texts)
    await fillBothLanguages(user, user.page, label(name), ['For quiet evenings', 'শান্ত সন্ধ্যার জন্য']);
  await fillFields(user, user.page, { [label('courseHour')]: '2' });
};

const fillTerms = async (user: BrowserUser): Promise<void> => {
  const { page, t } = user;
  // Neither the category nor the names of the videos may be found for "guitar": the suite of the search counts those courses.
  await page.getByLabel(t('admin.course_form.catagory'), { exact: true }).selectOption('Sound Engineering');
  await page.getByLabel(t('admin.course_form.courseType'), { exact: true }).selectOption('beginner');
};

const fillOffer = async (user: BrowserUser, offer: string, price: number): Promise<void> => {
  const area = user.page.getByRole('group', { name: user.t(offer), exact: true });
  await fillFields(user, area, {
    'admin.course_form.price': String(price),
    'admin.course_form.oldPrice': String(price * 2),
    'admin.course_form.validity': '90',
  });
};

/** Chooses a picture, and the part of it that the dialog proposes. */
const choosePicture = async (user: BrowserUser, label: string): Promise<void> => {
  const { page, t } = user;
  await page.getByLabel(t(label), { exact: true }).setInputFiles(courseThumbnail('guitar-first-chords'));
  const dialog = page.getByRole('dialog', { name: t('admin.picture.crop') });
  await press(user, 'admin.picture.use', dialog);
  await dialog.waitFor({ state: 'hidden' });
};

/** Fills the open editor of a new course, except the instructor, and saves the course. */
export const saveNewCourse = async (
  user: BrowserUser,
  { title, prices, videos }: Omit<NewCourse, 'instructor'>,
): Promise<void> => {
  const { page, t } = user;
  await page
    .getByLabel(t('admin.course_form.videos'), { exact: true })
    .setInputFiles(videos.map((video) => videoFile(video)));
  await fillTexts(user, title);
  await fillTerms(user);
  await fillOffer(user, 'admin.course_form.standard', prices.silver);
  for (const [tier, price] of Object.entries(prices)) await fillOffer(user, `kit.tier.${tier}`, price);
  await choosePicture(user, 'admin.course_form.thumbnail');
  await choosePicture(user, 'admin.course_form.banner');
  await page.getByText(t('admin.course_form.videos_ready', { count: videos.length })).waitFor();
  await press(user, 'admin.menu.course_add');
  await waitForMessage(user, 'admin.course.added');
};

/** Adds a course with lessons and tiers. Returns its id; its editor is open. */
export const addCourse = async (user: BrowserUser, course: NewCourse): Promise<string> => {
  const { page, goTo } = user;
  await goTo('/addcourse');
  // The picker closes when it loses the focus, which the page sets when it has loaded.
  await waitUntilLoaded(page);
  await chooseByName(user, page, 'admin.picker.instructor', course.instructor);
  await saveNewCourse(user, course);
  await page.waitForURL(({ pathname }) => pathname === '/updatecourse');
  return new URL(page.url()).searchParams.get('id') ?? '';
};

/** Publishes the course of the open editor, and features it in the list. */
export const publishAndFeature = async (user: BrowserUser, title: string): Promise<void> => {
  await press(user, 'admin.card.publish');
  await waitForMessage(user, 'admin.course.published');
  await user.goTo(`/admincourselist?q=${encodeURIComponent(title)}`);
  await press(user, 'admin.card.feature');
  await waitForMessage(user, 'admin.course.featured');
};
