import { createStudent } from '../../api/create-student.ts';
import { finishCourse } from '../../api/finish-course.ts';
import { buyCourse } from '../../api/student-actions.ts';
import type { BrowserUser } from '../../browser-user.ts';
import { findDemoCourse } from '../../demo-course.ts';
import { provideCertificate } from '../../pages/admin/certificates.ts';
import { fillFields, press } from '../../pages/admin/form.ts';
import { addCoupon, settle } from '../../pages/admin/sales.ts';
import { connectToSite } from '../../site.ts';
import type { TextTrigger } from '../text-trigger.ts';
import { asAdmin, fetchAdmin, openAndPress, unique } from './trigger-parts.ts';

let coupon = '';
let graduate = { name: '', email: '' };

interface Totals {
  readonly data: readonly { readonly _id: string; readonly due: number; readonly name: string }[];
}

/** An instructor of the demo with a due, whose courses no suite buys: the due stays the same while the screen is open. */
const findInstructorWithDue = async (): Promise<string> => {
  const { data } = await (await fetchAdmin()).get<Totals>(
    '/analytics/secure/instructor?sort=due&order=desc&limit=20',
  );
  const found = data.find(({ name, due }) => due > 2 && name.startsWith('Bappi'));
  if (!found) throw new Error(`No instructor with a due: ${data.map(({ name }) => name)}.`);
  return found._id;
};

const payMoreThanDue = asAdmin(async (user: BrowserUser) => {
  const { page, t, goTo } = user;
  await goTo(`/admin/instructor/${await findInstructorWithDue()}`);
  await fillFields(user, page, { 'admin.due.amount': '99999999' });
  await press(user, 'admin.dashboard.settle');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.dashboard.settle'), exact: true })
    .click();
});

/** A student who has applied for the certificate of a course. */
const createGraduate = async (): Promise<void> => {
  const site = await connectToSite();
  const email = `${unique('graduate')}@sargam.test`;
  const course = findDemoCourse('guitar-first-chords');
  const student = await createStudent(site, await fetchAdmin(), email);
  await buyCourse(site, student, course, 'silver');
  await finishCourse(student, email, course.id);
  graduate = { name: 'Shirin Sultana', email };
};

/** Coupons, payouts and certificates. */
export const salesTriggers: Readonly<Record<string, TextTrigger>> = {
  '/cupon, empty': openAndPress('/cupon', 'admin.menu.coupon_create'),
  '/cupon, done': asAdmin((user) => {
    coupon = unique('TEXT');
    return addCoupon(user, { code: coupon, percent: 5, useLimit: 1 });
  }),
  '/admincuponlist, deleted': asAdmin(async (user) => {
    const { page } = user;
    await user.goTo('/admincuponlist');
    await press(user, 'admin.delete', page.getByRole('article').filter({ hasText: coupon }));
    await press(user, 'admin.delete', page.getByRole('alertdialog'));
  }),
  '/admin/instructor/:id, more than due': payMoreThanDue,
  '/admin-instructor-settlement/:id, empty': asAdmin(async (user) => {
    await user.goTo(`/admin-instructor-settlement/${await findInstructorWithDue()}`);
    await press(user, 'admin.settlements.create');
  }),
  '/admin-instructor-settlement/:id, done': asAdmin(async (user) =>
    settle(user, await findInstructorWithDue(), 1),
  ),
  '/admincertificatelist, exams not taken': asAdmin(async (user) => {
    await createGraduate();
    await user.goTo('/admincertificatelist');
    await press(
      user,
      'admin.certificate.mark',
      user.page.getByRole('row').filter({ hasText: graduate.email }),
    );
  }),
  '/admincertificatelist, provided': asAdmin((user) => provideCertificate(user, graduate)),
};
