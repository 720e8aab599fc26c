import type { CertificateState } from '@sargam/proto/learning/v1/certificates';
import type { CourseDocument } from '@sargam/proto/learning/v1/documents';
import type { DraftChange } from '@sargam/proto/learning/v1/drafts';
import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import type {
  FreeLesson,
  LadderProgress,
  LadderState,
  LessonStatus,
  Chapter as StoredChapter,
  Lesson as StoredLesson,
  TempoChange as StoredTempoChange,
} from '@sargam/proto/learning/v1/learning';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import {
  bilingual,
  each,
  field,
  flag,
  instant,
  integer,
  orNull,
  responseOf,
  text,
  textList,
  textOrNull,
} from '../../api/response.ts';
import { Tier, tierName } from '../../api/tiers.ts';
import { type SignedFile, signedPath, signedVideoPath } from './signed-path.ts';

const lessonStatuses = enumNames<LessonStatus>()(
  { LESSON_STATUS_OPEN: 'open', LESSON_STATUS_LOGIN: 'login', LESSON_STATUS_PAID: 'paid' },
  'paid',
);
export const LessonStatusName = lessonStatuses.schema;
export const toLessonStatus = lessonStatuses.valueOf;

const certificateStates = enumNames<CertificateState>()(
  {
    CERTIFICATE_STATE_PENDING: 'pending',
    CERTIFICATE_STATE_PROVIDED: 'provided',
    CERTIFICATE_STATE_REVOKED: 'revoked',
  },
  null,
);
export const CertificateStateName = certificateStates.schema;
export const certificateStateName = certificateStates.nameOf;
export const toCertificateState = certificateStates.valueOf;

const Chapter = responseOf<StoredChapter>('Chapter')({
  seconds: integer((chapter) => chapter.seconds),
  title: bilingual((chapter) => chapter.title),
});

const TempoChange = responseOf<StoredTempoChange>('TempoChange')({
  beat: integer((change) => change.beat, 'Counted from 1, the first beat of the lesson'),
  bpm: field(z.number().meta({ description: 'Beats per minute from this beat on' }), (change) => change.bpm),
});

const Captions = responseOf<SignedFile & { readonly language: string }>('Captions')({
  language: field(z.enum(['en', 'bn']), ({ language }) => (language === 'bn' ? 'bn' : 'en')),
  src: field(z.string().nullable(), (file) => signedVideoPath(file, `/captions/${file.language}`)),
});

const Score = responseOf<SignedFile & { readonly scoreName: string }>('Score')({
  name: text(({ scoreName }) => scoreName),
  src: field(z.string().nullable(), (file) => signedVideoPath(file, '/score')),
});

const draftChanges = enumNames<DraftChange>()({
  DRAFT_CHANGE_NEW: 'new',
  DRAFT_CHANGE_CHANGED: 'changed',
  DRAFT_CHANGE_REMOVED: 'removed',
});
const draftChange = field(
  draftChanges.schema.optional().meta({
    description: 'What is not published yet; only with revision=draft and for callers who edit the course',
  }),
  ({ draftChange: change }: { readonly draftChange: DraftChange }) => draftChanges.nameOf(change),
);

const ladderStates = enumNames<LadderState>()(
  {
    LADDER_STATE_WAITING: 'waiting',
    LADDER_STATE_ENCODING: 'encoding',
    LADDER_STATE_READY: 'ready',
    LADDER_STATE_FAILED: 'failed',
    LADDER_STATE_NO_ENCODER: 'no_encoder',
  },
  'waiting',
);

const Ladder = responseOf<LadderProgress>('Ladder')({
  state: field(ladderStates.schema, ({ state }) => ladderStates.nameOf(state)),
  percent: integer(({ percent }) => percent),
  reason: field(z.enum(['unreadable', 'interrupted']).nullable(), ({ reason }) =>
    reason === 'unreadable' || reason === 'interrupted' ? reason : null,
  ),
});

/** The path of the playlist with the qualities. Null without access, and before the video is encoded. */
const ladderPath = ({ filename, signature, ladderId }: StoredLesson): string | null =>
  signature === '' || ladderId === ''
    ? null
    : `/api/v1/video/${encodeURIComponent(filename)}/hls/${signature}/${ladderId}/index.m3u8`;

export const Lesson = responseOf<StoredLesson>('Lesson')({
  _id: text((lesson) => lesson.id),
  title: bilingual((lesson) => lesson.title),
  originalname: bilingual((lesson) => lesson.title),
  status: field(LessonStatusName, (lesson) => lessonStatuses.nameOf(lesson.status)),
  filename: text((lesson) => lesson.filename),
  duration: integer((lesson) => lesson.durationSeconds, 'Seconds'),
  size: integer((lesson) => Number(lesson.sizeBytes), 'Bytes'),
  src: signedPath('video', 'while locked'),
  hls: field(
    z
      .string()
      .nullable()
      .meta({ description: 'Signed path of the HLS playlist; null while locked, and without a ladder' }),
    ladderPath,
  ),
  ladder: orNull(Ladder, (lesson) => lesson.ladder, 'Progress of the encoder; for callers who edit'),
  stoppedAt: integer((lesson) => lesson.positionSeconds),
  completed: flag((lesson) => lesson.completed, 'Watched, or marked as done by the caller'),
  watched: flag((lesson) => lesson.watched, 'Watched to 90 %: certificates count these lessons only'),
  tempo: field(
    z.number().nullable().meta({ description: 'Beats per minute' }),
    ({ tempoBpm }) => tempoBpm || null,
  ),
  metre: textOrNull((lesson) => lesson.metre, 'Such as 4/4'),
  firstBeat: field(
    z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Position of the first beat in the video, in milliseconds' }),
    ({ firstBeatMs }) => firstBeatMs ?? null,
  ),
  tempoMap: each(
    TempoChange,
    (lesson) => lesson.tempoChanges,
    'Tempo changes by beat; empty for a constant tempo',
  ),
  chapters: each(Chapter, (lesson) => lesson.chapters),
  captions: each(Captions, ({ captionLanguages, filename, signature }) =>
    captionLanguages.map((language) => ({ language, filename, signature })),
  ),
  score: orNull(
    Score,
    (lesson) => (lesson.scoreName === '' ? undefined : lesson),
    'A MusicXML or Guitar Pro file',
  ),
  codecs: textList((lesson) => lesson.codecs, 'Codecs of the video; empty where unknown'),
  archived: flag(
    (lesson) => lesson.archived,
    'Removed, with progress; only with texts=both and for callers who edit the course',
  ),
  videoName: textOrNull((lesson) => lesson.originalName, 'File name at the uploader; for callers who edit'),
  draftChange,
});

export const FreeVideo = responseOf<FreeLesson>(
  'FreeVideo',
  'A free lesson, hosted at YouTube',
)({
  _id: text((lesson) => lesson.id),
  title: bilingual((lesson) => lesson.title),
  path: text(
    ({ youtubeId }) => `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`,
    'YouTube URL',
  ),
  draftChange,
});

export const CourseFile = responseOf<CourseDocument>(
  'CourseFile',
  'A PDF of the course',
)({
  _id: text((document) => document.id),
  name: text((document) => document.name),
  size: integer((document) => Number(document.sizeBytes), 'Bytes'),
  src: signedPath('course/file', 'without access to the course'),
  draftChange,
});

export const Access = responseOf<Enrolment>('Access')({
  tier: field(Tier, (enrolment) => tierName(enrolment.tier)),
  startedAt: instant((enrolment) => enrolment.startedAt),
  endsAt: instant((enrolment) => enrolment.endsAt),
  active: flag((enrolment) => enrolment.active),
});
