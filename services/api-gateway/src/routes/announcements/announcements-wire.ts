import { z } from 'zod';
import { Id, Instant, Picture } from '../../wire/schemas.ts';

export const UpcomingCourse = z
  .object({ _id: z.string(), name: z.string(), photo: Picture, createdAt: Instant })
  .meta({ id: 'UpcomingCourse' });
export type UpcomingCourse = z.infer<typeof UpcomingCourse>;

const required = z.string('required').trim().min(1, 'required');

export const UpcomingForm = z
  .object({ name: required.max(200), nameBn: z.string().trim().max(200).optional(), _id: Id.optional() })
  .meta({ id: 'UpcomingForm' });
export const UpcomingRemoval = z.object({ id: Id }).meta({ id: 'UpcomingRemoval' });

export const Popup = z
  .object({
    show: z.boolean(),
    title: z.string(),
    body: z.string().meta({ description: 'Sanitised HTML (decision L5)' }),
    thumbnail: Picture,
    version: z.number().int().meta({ description: 'Increases with every change' }),
  })
  .meta({ id: 'Popup' });
export type Popup = z.infer<typeof Popup>;

export const incompleteMessage = 'Any of the field is not fillup!!!';
const requiredText = z.string(incompleteMessage).trim().min(1, incompleteMessage);

export const PopupForm = z
  .object({
    title: requiredText.max(200, incompleteMessage),
    titleBn: z.string().trim().max(200).optional(),
    body: requiredText.max(20_000, incompleteMessage),
    bodyBn: z.string().trim().max(20_000).optional(),
    show: z.enum(['true', 'false', 'yes', 'no'], incompleteMessage),
  })
  .meta({ id: 'PopupForm' });
