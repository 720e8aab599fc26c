import { z } from 'zod';
import { basedOnVersion, Id } from '../../api/schemas.ts';
import { InstantParam } from '../analytics/day-range.ts';
import { MailTo } from './mass-mail-response.ts';

/** One address, or several with commas, semicolons, spaces or line breaks between them. */
const CustomEmail = z
  .union([z.string().max(20_000), z.array(z.string().max(300)).max(200)])
  .transform((value) =>
    (typeof value === 'string' ? value.split(/[\s,;]+/) : value).filter((address) => address !== ''),
  )
  .default([])
  .meta({ description: 'At most 50 addresses; for the audience custom' });

export const AudienceForm = z
  .object({ mailTo: MailTo, customEmail: CustomEmail })
  .meta({ id: 'MassMailAudienceForm' });

export const ContentForm = z
  .object({
    subject: z.string().max(1_000).default(''),
    message: z.string().max(200_000).default('').meta({ description: 'HTML' }),
    subjectBn: z.string().max(1_000).default(''),
    messageBn: z.string().max(200_000).default(''),
  })
  .meta({ id: 'MassMailContentForm' });

export const DraftForm = ContentForm.extend({
  ...AudienceForm.shape,
  _id: Id.optional(),
  version: basedOnVersion,
}).meta({ id: 'MassMailDraftForm' });

const yearMs = 366 * 24 * 3_600_000;

export const MassMailForm = DraftForm.extend({
  sendAt: InstantParam.refine((text) => Date.parse(text) < Date.now() + yearMs, 'at most a year ahead')
    .optional()
    .meta({ description: 'Missing or past: as soon as possible; at most a year ahead' }),
}).meta({ id: 'MassMailForm' });

export const ResendForm = z
  .object({
    recipients: z
      .array(Id)
      .max(1_000)
      .default([])
      .meta({ description: 'Empty: all with an unknown outcome' }),
  })
  .meta({ id: 'MassMailResendForm' });
