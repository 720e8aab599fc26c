import { readFile } from 'node:fs/promises';
import { dayMs, dhakaDay } from '@sargam/chassis/calendar';
import {
  coupons,
  courseFiles,
  freebies,
  giftCardCategories,
  giftCardImage,
  giftCards,
  instructorPhoto,
  instructors,
  notifications,
  popup,
  sheetDocument,
  sheetPicture,
  socialFigures,
  upcoming,
  upcomingPhoto,
} from '../content/index.ts';
import { type ContentKind, demoId } from '../demo-id.ts';
import type { CoursePromises } from './courses.ts';
import type { ExistingContent } from './existing-content.ts';
import { bilingualFields, createForm, formatTaka } from './form.ts';
import type { Caller } from './gateway-caller.ts';

/** Creates the missing items in sequence, because the site sorts them by creation time. */
const createMissing = async <T extends { readonly key: string }>(
  kind: ContentKind,
  items: readonly T[],
  existing: ReadonlySet<string>,
  create: (item: T, id: string) => Promise<unknown>,
): Promise<void> => {
  for (const item of items) {
    const id = demoId(kind, item.key);
    if (!existing.has(id)) await create(item, id);
  }
};

export const fillInstructors = (admin: Caller, present: ExistingContent): Promise<void> =>
  createMissing('instructor', instructors, present.instructors, async (instructor, _id) => {
    const { key, name, bio, band, sharePercent, featured } = instructor;
    const fields = {
      _id,
      ...bilingualFields({ name, bio }),
      band,
      percentage: sharePercent,
      featured: String(featured),
    };
    const form = await createForm(fields, { photo: instructorPhoto(key) });
    await admin.post('/instructor/add/', { subject: key, form });
    await admin.get(`/instructor/instructorpublish/${_id}`, { subject: key });
  });

export const fillFreebies = (admin: Caller, present: ExistingContent): Promise<void> =>
  createMissing('freebie', freebies, present.freebies, async (freebie, _id) => {
    const { key, category, title, subtitle, description, pages } = freebie;
    const pictures = Array.from({ length: pages }, (_, index) => sheetPicture(key, index + 1));
    const form = await createForm(
      { _id, catagory: category, ...bilingualFields({ title, subtitle, description }) },
      { documents: sheetDocument(key), carouselList: pictures },
    );
    await admin.post('/freebies/add/', { subject: key, form });
  });

const dataUrl = async (file: string): Promise<string> =>
  `data:image/webp;base64,${(await readFile(file)).toString('base64')}`;

/** Creates categories and gift cards in the order in which the store shows them. */
export const fillStore = async (admin: Caller, present: ExistingContent): Promise<void> => {
  const categories = present.giftCardCategories;
  await createMissing('gift-card-category', giftCardCategories, categories, async (category, _id) => {
    const { key, name, description } = category;
    const image = await dataUrl(giftCardImage(category.image));
    const json = { _id, ...bilingualFields({ name, description }), image };
    await admin.post('/store/category/create/', { subject: key, json });
  });
  await createMissing('gift-card', giftCards, present.giftCards, async (card, _id) => {
    const { key, name, description, param } = card;
    const form = await createForm(
      {
        _id,
        ...bilingualFields({ name, description }),
        param,
        price: formatTaka(card.pricePoisha),
        oldPrice: formatTaka(card.oldPricePoisha),
        value: formatTaka(card.valuePoisha),
        validity: card.validityDays,
        category: demoId('gift-card-category', card.category),
      },
      { image: giftCardImage(card.image) },
    );
    await admin.post('/store/product/create', { subject: key, form });
  });
};

const fillUpcoming = (admin: Caller, present: ExistingContent): Promise<void> =>
  createMissing('upcoming', upcoming, present.upcoming, async ({ key, name }, _id) => {
    const form = await createForm({ _id, ...bilingualFields({ name }) }, { photo: upcomingPhoto(key) });
    await admin.post('/user/upcoming/', { subject: key, form });
  });

const fillNotifications = (admin: Caller, present: ExistingContent): Promise<void> =>
  createMissing('notification', notifications, present.notifications, ({ key, text }, _id) =>
    admin.post('/notification/create', { subject: key, json: { _id, ...bilingualFields({ msg: text }) } }),
  );

const fillPopup = async (admin: Caller): Promise<void> => {
  const { show, title, body } = popup;
  const form = await createForm({ ...bilingualFields({ title, body }), show: show ? 'yes' : 'no' });
  await admin.post('/popup/landing', { subject: 'the popup', form });
};

/** Creates upcoming courses, notifications, the popup and the follower counts of other networks. */
export const fillAnnouncements = async (admin: Caller, present: ExistingContent): Promise<void> => {
  const figures = { subject: 'social figures', json: socialFigures };
  await Promise.all([
    fillUpcoming(admin, present),
    fillNotifications(admin, present),
    present.popup ? undefined : fillPopup(admin),
    present.socialFigures ? undefined : admin.post('/analytics/social-analytics', figures),
  ]);
};

/** Adds the files in sequence, because the page shows them in the order of their addition. A repeat changes nothing. */
export const fillCourseFiles = async (admin: Caller, created: CoursePromises): Promise<void> => {
  for (const { course, sheet } of courseFiles) {
    await created.get(course);
    const subject = `${course}/${sheet}`;
    const documents = sheetDocument(sheet);
    const form = await createForm({ _id: demoId('course-file', subject) }, { documents });
    await admin.post(`/course/addfile/${demoId('course', course)}`, { subject, form });
  }
};

export const fillCoupons = async (admin: Caller, present: ExistingContent, now: Date): Promise<void> => {
  for (const { code, percent, useLimit, expiresInDays } of coupons) {
    if (present.coupons.has(code)) continue;
    const expireDate = dhakaDay(new Date(now.getTime() + expiresInDays * dayMs));
    const json = { cuponCode: code, discount: percent, useLimit, expireDate };
    await admin.post('/cart/cupon', { subject: code, json });
  }
};
