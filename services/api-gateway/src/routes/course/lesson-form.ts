import { z } from 'zod';
import { Id } from '../../api/schemas.ts';
import { requiredText } from './course-form.ts';
import { LessonStatusName } from './lesson-response.ts';

const uploadId = Id.optional().meta({ description: 'A finished upload (POST uploads), instead of the file' });

export const LessonForm = z
  .object({
    title: requiredText.max(200),
    titleBn: z.string().max(200).optional(),
    status: LessonStatusName,
    duration: z.coerce
      .number()
      .int()
      .min(0)
      .max(86_400)
      .default(0)
      .meta({ description: 'Seconds; used if the file does not name its length' }),
    upload: uploadId,
    _id: Id.optional(),
  })
  .meta({ id: 'LessonForm' });

const lessonTitle = z.string().trim().min(2, 'Please enter a title for the lesson').max(200);

/** Removes nothing that is not sent; null, 0 and '' remove a value. */
export const LessonChanges = z
  .object({
    title: lessonTitle.optional(),
    titleBn: z.string().trim().max(200).optional(),
    status: LessonStatusName.optional(),
    tempo: z
      .number()
      .min(0)
      .max(400)
      .nullable()
      .optional()
      .meta({ description: 'Beats per minute, 20 to 400' }),
    metre: z.string().max(10).nullable().optional().meta({ description: 'Such as 4/4' }),
    firstBeat: z
      .number()
      .int()
      .min(0)
      .max(86_400_000)
      .nullable()
      .optional()
      .meta({ description: 'Position of the first beat in the video, in milliseconds' }),
    tempoMap: z
      .array(z.object({ beat: z.number().int().min(2).max(100_000), bpm: z.number().min(20).max(400) }))
      .max(200)
      .optional()
      .meta({ description: 'Replaces the tempo map: other tempos from a beat on; beats count from 1' }),
    chapters: z
      .array(
        z.object({
          seconds: z.number().int().min(0).max(86_400),
          title: z.string().trim().min(1, 'This is required').max(200),
          titleBn: z.string().trim().max(200).optional(),
        }),
      )
      .max(100)
      .optional()
      .meta({ description: 'Replaces all chapters' }),
  })
  .meta({ id: 'LessonChanges' });

export const LessonOrder = z
  .object({
    lessons: z
      .array(Id)
      .min(1)
      .max(1000)
      .meta({ description: 'All lessons of the course in their new order' }),
  })
  .meta({ id: 'LessonOrder' });

export const CaptionsForm = z
  .object({
    language: z.enum(['en', 'bn']),
    text: z.string().max(1_000_000).meta({ description: 'WebVTT; empty removes the captions' }),
  })
  .meta({ id: 'CaptionsForm' });

export const VideoForm = z
  .object({ duration: z.coerce.number().int().min(0).max(86_400).optional(), upload: uploadId })
  .meta({ id: 'VideoForm' });

export const FreeVideoForm = z
  .object({
    title: requiredText.max(200),
    titleBn: z.string().trim().max(200).optional(),
    path: requiredText.max(300).meta({ description: 'URL of a YouTube video' }),
    _id: Id.optional(),
  })
  .meta({ id: 'FreeVideoForm' });

export const LessonTitle = z.object({
  id: Id,
  originalname: lessonTitle,
  originalnameBn: z.string().trim().max(200).optional(),
});
