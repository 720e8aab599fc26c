import type {
  Popup as StoredPopup,
  UpcomingCourse as StoredUpcoming,
} from '@sargam/proto/catalogue/v1/announcements';
import { z } from 'zod';
import { bilingual, flag, instant, integer, picture, responseOf, text } from '../../api/response.ts';
import { basedOnVersion, Id } from '../../api/schemas.ts';

export const UpcomingCourse = responseOf<StoredUpcoming>('UpcomingCourse')({
  _id: text((course) => course.id),
  name: bilingual((course) => course.name),
  photo: picture((course) => course.photo),
  createdAt: instant((course) => course.createdAt),
});

const required = z.string('This is required').trim().min(1, 'This is required');

export const UpcomingForm = z
  .object({ name: required.max(200), nameBn: z.string().trim().max(200).optional(), _id: Id.optional() })
  .meta({ id: 'UpcomingForm' });
export const UpcomingRemoval = z.object({ id: Id }).meta({ id: 'UpcomingRemoval' });

export const Popup = responseOf<StoredPopup>('Popup')({
  show: flag((popup) => popup.show),
  title: bilingual((popup) => popup.title),
  body: bilingual((popup) => popup.body, 'Sanitised HTML (decision L5)'),
  thumbnail: picture((popup) => popup.thumbnail),
  version: integer((popup) => popup.version, 'Increases with every change'),
});

export const incompleteMessage = 'Any of the field is not fillup!!!';
const requiredText = z.string(incompleteMessage).trim().min(1, incompleteMessage);

/** The landing page has the only popup (decision L12). */
export const PopupToSave = z.object({ popupId: z.literal('landing', 'not a popup of the site') });

export const PopupForm = z
  .object({
    title: requiredText.max(200, incompleteMessage),
    titleBn: z.string().trim().max(200).optional(),
    body: requiredText.max(20_000, incompleteMessage),
    bodyBn: z.string().trim().max(20_000).optional(),
    show: z.enum(['true', 'false', 'yes', 'no'], incompleteMessage),
    version: basedOnVersion,
  })
  .meta({ id: 'PopupForm' });
