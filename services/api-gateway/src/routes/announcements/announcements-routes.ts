import { undefinedOn } from '@sargam/chassis/errors';
import type { ListUpcomingResponse } from '@sargam/proto/catalogue/v1/announcements';
import { z } from 'zod';
import { each, responseOf, successMessage, successWith } from '../../api/response.ts';
import { admins, editors } from '../../api/roles.ts';
import { Id, TextsQuery } from '../../api/schemas.ts';
import { mergeText } from '../../api/texts.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { saveOverVersion } from '../../upstream/save-over-version.ts';
import {
  incompleteMessage,
  Popup,
  PopupForm,
  PopupToSave,
  UpcomingCourse,
  UpcomingForm,
  UpcomingRemoval,
} from './announcements-response.ts';
import { upcomingCsv } from './upcoming-csv.ts';

/** Undefined before the popup is saved for the first time. */
const findPopup = (announcements: HandlerDeps['announcements'], popupId: string) =>
  undefinedOn({ kind: 'not_found' }, () => announcements.getPopup({ popupId }));

const PopupParams = z.object({ popupId: Id });

export const announcementRoutes: readonly Route[] = [
  route.get('/course/upcoming', {
    summary: 'Upcoming courses',
    roles: 'anybody',
    query: TextsQuery,
    response: responseOf<ListUpcomingResponse>()({ data: each(UpcomingCourse, ({ courses }) => courses) }),
    handle: (_call, { announcements }) => announcements.listUpcoming({}),
    csv: upcomingCsv,
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
    response: successMessage('Course Deleted!!'),
    handle: ({ body }, { announcements }) => announcements.deleteUpcoming({ upcomingId: body.id }),
  }),
  route.get('/popup/find/{popupId}', {
    summary: "A popup, shown or hidden; the landing page's popup has the id landing",
    roles: 'anybody',
    noOwner: 'public',
    params: PopupParams,
    query: TextsQuery,
    response: Popup,
    handle: ({ params }, { announcements }) => announcements.getPopup(params),
  }),
  route.post('/popup/{popupId}', {
    summary: 'Saves a popup; a picture or a Bengali text that is not sent stays as it is',
    roles: admins,
    noOwner: 'staff',
    rate: 'upload',
    params: PopupToSave,
    body: PopupForm,
    multipart: { thumbnail: { kind: 'picture' } },
    invalidMessage: incompleteMessage,
    response: successWith('Popup Created Successfully!!!', Popup),
    handle: ({ params, body, files }, { announcements }) =>
      saveOverVersion(body.version, async () => {
        const before = await findPopup(announcements, params.popupId);
        const popup = {
          id: params.popupId,
          show: body.show === 'true' || body.show === 'yes',
          title: mergeText(before?.title, body.title, body.titleBn),
          body: mergeText(before?.body, body.body, body.bodyBn),
          thumbnail: files.thumbnail?.key,
        };
        return announcements.savePopup({ popup, basedOnVersion: body.version ?? before?.version });
      }),
  }),
];
