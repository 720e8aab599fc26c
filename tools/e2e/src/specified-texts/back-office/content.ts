import { giftCardImage, sheetPicture, upcomingPhoto } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import type { BrowserUser } from '../../browser-user.ts';
import { fillBothLanguages, fillFields, fillRichText, press } from '../../pages/admin/form.ts';
import { sendMassMail } from '../../pages/admin/mails.ts';
import type { TextTrigger } from '../text-trigger.ts';
import { asAdmin, fetchAdmin, openAndPress, unique } from './trigger-parts.ts';

let upcoming = '';
let product = '';

const choosePicture = async (user: BrowserUser, label: string, path: string): Promise<void> =>
  user.page.getByLabel(user.t(label), { exact: true }).setInputFiles(path);

/** Presses the button of the row or the card with this text, and the same button of the question. */
const deleteOne = async (user: BrowserUser, text: string): Promise<void> => {
  const { page } = user;
  await press(user, 'admin.delete', page.getByRole('article').filter({ hasText: text }));
  await press(user, 'admin.delete', page.getByRole('alertdialog'));
};

const addUpcoming = asAdmin(async (user) => {
  upcoming = unique('Sarod');
  await user.goTo('/upcoming');
  await fillBothLanguages(user, user.page, 'admin.upcoming.name', [upcoming, upcoming]);
  await choosePicture(user, 'admin.upcoming.photo', upcomingPhoto('bass-guitar'));
  await press(user, 'admin.menu.upcoming_create');
});

const addFreebie = asAdmin(async (user) => {
  const { page, t, goTo } = user;
  await goTo('/addpost');
  for (const name of ['title', 'subtitle'])
    await fillBothLanguages(user, page, `admin.freebie.${name}`, [unique('Scales'), 'সারগাম']);
  await page.getByLabel(t('admin.freebie.category'), { exact: true }).selectOption('Guitar');
  await fillFields(user, page, { 'admin.freebie.youtube': 'https://www.youtube.com/watch?v=x' });
  await fillRichText(user, 'admin.freebie.description', 'Play them slowly.');
  await choosePicture(user, 'admin.freebie.thumbnail', sheetPicture('practice-week', 1));
  await press(user, 'admin.menu.freebie_add');
});

const addCategory = asAdmin(async (user) => {
  const { page, t, goTo } = user;
  await goTo('/adminstorecategories');
  await press(user, 'admin.category.add');
  const dialog = page.getByRole('dialog', { name: t('admin.category.add') });
  const name = unique('Festival');
  await fillBothLanguages(user, dialog, 'admin.store.name', [name, name]);
  await fillBothLanguages(user, dialog, 'admin.store.description', ['For Boishakh', 'বৈশাখের জন্য']);
  await dialog.getByLabel(t('admin.store.image'), { exact: true }).setInputFiles(giftCardImage('gift-500'));
  await press(user, 'admin.save', dialog);
});

const addProduct = (address: () => string): TextTrigger =>
  asAdmin(async (user) => {
    const { page, t, goTo } = user;
    await goTo('/adminstoreproduct');
    const dialog = page.getByRole('dialog', { name: t('admin.product.add') });
    // The dialog stays open after a refusal.
    if (!(await dialog.isVisible())) await press(user, 'admin.product.add');
    product = address();
    await fillBothLanguages(user, dialog, 'admin.store.name', [product, product]);
    await fillBothLanguages(user, dialog, 'admin.store.description', ['For Boishakh', 'বৈশাখের জন্য']);
    await fillFields(user, dialog, {
      'admin.product.param': product,
      'admin.product.price': '500',
      'admin.product.oldPrice': '600',
      'admin.product.value': '600',
      'admin.product.validity': '365',
    });
    await dialog.getByLabel(t('admin.store.image'), { exact: true }).setInputFiles(giftCardImage('gift-500'));
    await press(user, 'admin.save', dialog);
  });

interface Products {
  readonly data: readonly { readonly _id: string; readonly param: string }[];
}

/** Saves the added product, and takes it off sale, because other tests open the store. */
const editProduct = asAdmin(async (user) => {
  const { page, t } = user;
  await user.goTo('/adminstoreproduct');
  await press(user, 'admin.edit', page.getByRole('row').filter({ hasText: product }));
  await press(user, 'admin.save', page.getByRole('dialog', { name: t('admin.product.edit') }));
  await page.getByText(t('admin.product.updated'), { exact: true }).waitFor();
  const admin = await fetchAdmin();
  const { data } = await admin.get<Products>('/store/product/?limit=100');
  const added = data.find(({ param }) => param === product);
  await admin.delete(`/store/product/delete/${added?._id}`);
});

/** Upcoming courses, freebies, the popup, notifications, mass mail and the store. */
export const contentTriggers: Readonly<Record<string, TextTrigger>> = {
  '/upcoming, done': addUpcoming,
  '/adminupcomingcourselist, deleted': asAdmin(async (user) => {
    await user.goTo('/adminupcomingcourselist');
    await deleteOne(user, upcoming);
  }),
  '/addpost, empty': openAndPress('/addpost', 'admin.menu.freebie_add'),
  '/addpost, done': addFreebie,
  '/update-freebies/:id, saved': openAndPress(
    `/update-freebies/${demoId('freebie', 'practice-week')}`,
    'admin.save',
  ),
  '/addpopup, saved': openAndPress('/addpopup', 'admin.save'),
  '/adminstorecategories, done': addCategory,
  '/adminstoreproduct, taken address': addProduct(() => 'gift-card-500'),
  '/adminstoreproduct, done': addProduct(() => unique('boishakh')),
  '/adminstoreproduct, saved': editProduct,
  '/admin/mass-mailing/new, empty': openAndPress('/admin/mass-mailing/new', 'admin.mail.send'),
  '/admin/mass-mailing/new, done': asAdmin((user) =>
    sendMassMail(user, { subject: unique('Lessons'), to: { address: 'student@sargam.test' } }),
  ),
  '/manageNotification, delete pressed': asAdmin(async ({ page, t, goTo }) => {
    await goTo('/manageNotification');
    await page
      .getByRole('button', { name: t('admin.delete') })
      .first()
      .click();
  }),
};
