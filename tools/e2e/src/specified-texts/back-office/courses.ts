import { password } from '../../api/create-student.ts';
import type { BrowserUser } from '../../browser-user.ts';
import { addCourse } from '../../pages/admin/courses.ts';
import { chooseByName, fillFields, press } from '../../pages/admin/form.ts';
import { addInstructor, publishInstructor } from '../../pages/admin/instructors.ts';
import type { TextTrigger } from '../text-trigger.ts';
import { asAdmin, failNextCall, openAndPress, unique } from './trigger-parts.ts';

/** The instructor and the course of the triggers; each language has its own. */
const created = { instructor: '', instructorId: '', course: '', courseId: '' };

const findRegion = ({ page, t }: BrowserUser, heading: string) =>
  page.getByRole('region', { name: t(heading), exact: true });

const fillInstructorAccount = async (
  user: BrowserUser,
  { email, typedPassword }: { email: string; typedPassword: string },
): Promise<void> => {
  await user.goTo('/addinstructor');
  const account = findRegion(user, 'admin.instructor_account.title');
  if (created.instructor !== '')
    await chooseByName(user, account, 'admin.picker.instructor', created.instructor);
  await fillFields(user, account, {
    'kit.person.name': 'Ranadhir',
    'kit.person.email': email,
    'kit.person.password': typedPassword,
  });
  await press(user, 'admin.instructor_account.create', account);
};

/** Presses a button on the only card of a list. */
const pressOnCard = (list: 'instructor' | 'course', button: string, failing?: string): TextTrigger =>
  asAdmin(async (user) => {
    await user.goTo(`/admin${list}list?q=${encodeURIComponent(created[list])}`);
    if (failing) await failNextCall(user, failing);
    await press(user, button);
  });

/** Changes a field of an open form, and saves it. */
const saveField = async (user: BrowserUser, path: string, label: string, text: string): Promise<void> => {
  await user.goTo(path);
  await user.page.getByLabel(user.t(label), { exact: true }).first().fill(text);
  await press(user, 'admin.form.save');
};

const saveLessonTitle = async (user: BrowserUser, title: string): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo(`/updatelesson?id=${created.courseId}`);
  const rename = page.getByRole('button', { name: t('admin.lessons.rename') }).first();
  if ((await page.getByRole('group', { name: t('admin.lessons.title') }).count()) === 0) await rename.click();
  const pair = page.getByRole('group', { name: t('admin.lessons.title') });
  await pair.getByRole('textbox', { name: t('kit.language.en') }).fill(title);
  await press(user, 'admin.form.save');
};

const addFreeLesson = async (user: BrowserUser, title: string, link: string): Promise<void> => {
  await user.goTo(`/updatecourse?id=${created.courseId}`);
  const part = findRegion(user, 'admin.freelesson.list');
  await part.getByRole('textbox', { name: user.t('kit.language.en') }).fill(title);
  await fillFields(user, part, { 'admin.freelesson.path': link });
  await press(user, 'admin.freelesson.add', part);
};

/** Instructors, their accounts, courses and lessons. */
export const courseTriggers: Readonly<Record<string, TextTrigger>> = {
  '/addinstructor, empty': openAndPress('/addinstructor', 'admin.menu.instructor_add'),
  '/addinstructor, account empty': openAndPress('/addinstructor', 'admin.instructor_account.create'),
  '/addinstructor, account with a short password': asAdmin((user) =>
    fillInstructorAccount(user, { email: 'new@sargam.test', typedPassword: '12345' }),
  ),
  '/addinstructor, done': asAdmin(async (user) => {
    created.instructor = unique('Ranadhir');
    const email = `${created.instructor.toLowerCase()}@sargam.test`;
    created.instructorId = await addInstructor(user, {
      name: [created.instructor, created.instructor],
      share: 50,
      email,
      password,
    });
  }),
  '/addinstructor, account with a taken email': asAdmin((user) =>
    fillInstructorAccount(user, { email: 'student@sargam.test', typedPassword: password }),
  ),
  '/admininstructorlist, publishing failed': pressOnCard(
    'instructor',
    'admin.card.publish',
    '/instructor/instructorpublish/**',
  ),
  '/admininstructorlist, published': asAdmin((user) => publishInstructor(user, created.instructor)),
  '/admininstructorlist, featured': pressOnCard('instructor', 'admin.card.feature'),
  '/admininstructorlist, unpublishing failed': pressOnCard(
    'instructor',
    'admin.card.unpublish',
    '/instructor/instructorunpublish/**',
  ),
  '/admininstructorlist, unpublished': pressOnCard('instructor', 'admin.card.unpublish'),
  '/updateinstructor, share above 100': asAdmin((user) =>
    saveField(
      user,
      `/updateinstructor?id=${created.instructorId}`,
      'admin.instructor_form.percentage',
      '101',
    ),
  ),
  '/updateinstructor, saved': asAdmin((user) =>
    saveField(user, `/updateinstructor?id=${created.instructorId}`, 'admin.instructor_form.percentage', '45'),
  ),
  '/addcourse, empty': openAndPress('/addcourse', 'admin.menu.course_add'),
  '/addcourse, done': asAdmin(async (user) => {
    created.course = unique('Esraj');
    created.courseId = await addCourse(user, {
      title: [created.course, created.course],
      instructor: created.instructor,
      prices: { silver: 1000, gold: 2000, diamond: 3000 },
      videos: ['guitar-open-chords'],
    });
  }),
  '/updatecourse, no days of access': asAdmin((user) =>
    saveField(user, `/updatecourse?id=${created.courseId}`, 'admin.course_form.validity', '0'),
  ),
  '/updatecourse, saved': asAdmin((user) =>
    saveField(user, `/updatecourse?id=${created.courseId}`, 'admin.course_form.validity', '60'),
  ),
  '/updatecourse, free lesson empty': asAdmin((user) => addFreeLesson(user, '', '')),
  '/updatecourse, free lesson failed': asAdmin(async (user) => {
    await failNextCall(user, '/course/addfreevideos/**');
    await addFreeLesson(user, 'Tuning', 'https://www.youtube.com/watch?v=x');
  }),
  '/updatelesson, short title': asAdmin((user) => saveLessonTitle(user, 'T')),
  '/updatelesson, renamed': asAdmin((user) => saveLessonTitle(user, 'Tuning')),
  '/admincourselist, published': pressOnCard('course', 'admin.card.publish'),
  '/admincourselist, featured': pressOnCard('course', 'admin.card.feature'),
  '/admincourselist, unfeatured': pressOnCard('course', 'admin.card.unfeature'),
  '/admincourselist, unpublishing failed': pressOnCard(
    'course',
    'admin.card.unpublish',
    '/course/unpublished/**',
  ),
  '/admincourselist, unpublished': pressOnCard('course', 'admin.card.unpublish'),
  '/admincourselist, nothing found': asAdmin(({ goTo }) => goTo('/admincourselist?q=nosuchcourse')),
  '/admincourselist, published without a published instructor': pressOnCard('course', 'admin.card.publish'),
};
