import type {
  Popup as StoredPopup,
  UpcomingCourse as StoredUpcoming,
} from '@sargam/proto/catalogue/v1/announcements';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { type Language, localize } from '../../wire/language.ts';
import { admins, editors } from '../../wire/roles.ts';
import { Id, picturePath, SuccessMessage, success, successWith, toIsoInstant } from '../../wire/schemas.ts';
import { mergeText } from '../../wire/texts.ts';
import {
  incompleteMessage,
  Popup,
  PopupForm,
  UpcomingCourse,
  UpcomingForm,
  UpcomingRemoval,
} from './announcements-wire.ts';

const PopupParams = z.object({ popupId: Id });

const toUpcoming = ({ id, name, photo, createdAt }: StoredUpcoming, language: Language): UpcomingCourse => ({
  _id: id,
  name: localize(name, language),
  photo: picturePath(photo),
  createdAt: toIsoInstant(createdAt),
});

const toPopup = ({ show, title, body, thumbnail, version }: StoredPopup, language: Language): Popup => ({
  show,
  title: localize(title, language),
  body: localize(body, language),
  thumbnail: picturePath(thumbnail),
  version,
});

export const announcementRoutes: readonly Route[] = [
  route.get('/course/upcoming', {
    summary: 'Upcoming courses',
    response: z.object({ data: z.array(UpcomingCourse) }),
    handle: async ({ language }, { announcements }) => {
      const { courses } = await announcements.listUpcoming({});
      return { data: courses.map((course) => toUpcoming(course, language)) };
    },
  }),
  route.post('/user/upcoming/', {
    summary: 'Adds an upcoming course; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: UpcomingForm,
    multipart: { photo: { kind: 'picture', required: 'Photo required' } },
    response: successWith(UpcomingCourse),
    handle: async ({ body, files, language }, { announcements }) => {
      const added = await announcements.addUpcoming({
        upcomingId: body._id,
        name: mergeText(undefined, body.name, body.nameBn),
        photo: files.photo.key,
      });
      return success('Upcoming Course Added!!', toUpcoming(added, language));
    },
  }),
  route.post('/course/upcomingdelete/', {
    summary: 'Deletes an upcoming course; a repeat changes nothing',
    roles: editors,
    body: UpcomingRemoval,
    response: SuccessMessage,
    handle: async ({ body }, { announcements }) => {
      await announcements.deleteUpcoming({ upcomingId: body.id });
      return { success: true, message: 'Upcoming Course Deleted!!' };
    },
  }),
  route.get('/popup/find/{popupId}', {
    summary: "A popup, shown or hidden; the landing page's popup has the id landing",
    params: PopupParams,
    response: Popup,
    handle: async ({ params, language }, { announcements }) =>
      toPopup(await announcements.getPopup(params), language),
  }),
  route.post('/popup/{popupId}', {
    summary: 'Saves a popup; without a picture the existing one stays',
    roles: admins,
    rate: 'upload',
    params: PopupParams,
    body: PopupForm,
    multipart: { thumbnail: { kind: 'picture' } },
    invalidMessage: incompleteMessage,
    response: successWith(Popup),
    handle: async ({ params, body, files, language }, { announcements }) => {
      const saved = await announcements.savePopup({
        popup: {
          id: params.popupId,
          show: body.show === 'true' || body.show === 'yes',
          title: mergeText(undefined, body.title, body.titleBn),
          body: mergeText(undefined, body.body, body.bodyBn),
          thumbnail: files.thumbnail?.key ?? '',
          version: 0,
        },
      });
      return success('Popup Created Successfully!!!', toPopup(saved, language));
    },
  }),
];
