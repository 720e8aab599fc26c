import type { ListUpcomingResponse } from '@sargam/proto/catalogue/v1/announcements';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { admins, editors } from '../../wire/roles.ts';
import { Id } from '../../wire/schemas.ts';
import { mergeText } from '../../wire/texts.ts';
import { each, successMessage, successWith, view } from '../../wire/view.ts';
import {
  incompleteMessage,
  Popup,
  PopupForm,
  UpcomingCourse,
  UpcomingForm,
  UpcomingRemoval,
} from './announcements-wire.ts';

const PopupParams = z.object({ popupId: Id });

export const announcementRoutes: readonly Route[] = [
  route.get('/course/upcoming', {
    summary: 'Upcoming courses',
    roles: 'anybody',
    response: view<ListUpcomingResponse>()({ data: each(UpcomingCourse, ({ courses }) => courses) }),
    handle: (_call, { announcements }) => announcements.listUpcoming({}),
  }),
  route.post('/user/upcoming/', {
    summary: 'Adds an upcoming course; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: UpcomingForm,
    multipart: { photo: { kind: 'picture', required: 'Photo required' } },
    response: successWith('Upcoming Course Added!!', UpcomingCourse),
    handle: ({ body, files }, { announcements }) =>
      announcements.addUpcoming({
        upcomingId: body._id,
        name: mergeText(undefined, body.name, body.nameBn),
        photo: files.photo.key,
      }),
  }),
  route.post('/course/upcomingdelete/', {
    summary: 'Deletes an upcoming course; a repeat changes nothing',
    roles: editors,
    body: UpcomingRemoval,
    response: successMessage('Upcoming Course Deleted!!'),
    handle: ({ body }, { announcements }) => announcements.deleteUpcoming({ upcomingId: body.id }),
  }),
  route.get('/popup/find/{popupId}', {
    summary: "A popup, shown or hidden; the landing page's popup has the id landing",
    roles: 'anybody',
    noOwner: 'public',
    params: PopupParams,
    response: Popup,
    handle: ({ params }, { announcements }) => announcements.getPopup(params),
  }),
  route.post('/popup/{popupId}', {
    summary: 'Saves a popup; without a picture the existing one stays',
    roles: admins,
    noOwner: 'staff',
    rate: 'upload',
    params: PopupParams,
    body: PopupForm,
    multipart: { thumbnail: { kind: 'picture' } },
    invalidMessage: incompleteMessage,
    response: successWith('Popup Created Successfully!!!', Popup),
    handle: ({ params, body, files }, { announcements }) =>
      announcements.savePopup({
        popup: {
          id: params.popupId,
          show: body.show === 'true' || body.show === 'yes',
          title: mergeText(undefined, body.title, body.titleBn),
          body: mergeText(undefined, body.body, body.bodyBn),
          thumbnail: files.thumbnail?.key ?? '',
          version: 0,
        },
      }),
  }),
];
