import { z } from 'zod';
import { admins, editors } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id } from '../../wire/schemas.ts';
import { CourseChanges, CourseForm, Featured, LessonForm, LessonTitle } from './course-form.ts';
import { CourseCard, Lesson } from './course-wire.ts';

const OneCourse = z.object({ id: Id });
const pictures = { thumbnail: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incomplete = 'Any of the field is not fillup or Failed to Upload!!!';

export const courseAdminRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/course/add/',
    summary: 'Adds a course; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: CourseForm,
    multipart: pictures,
    missing: incomplete,
    response: doneWith(CourseCard),
  }),
  route({
    method: 'post',
    path: '/course/{id}/',
    summary: 'Changes what is given of a course; content uploaders cannot change prices',
    roles: editors,
    rate: 'upload',
    params: OneCourse,
    body: CourseChanges,
    multipart: pictures,
    missing: incomplete,
    response: doneWith(CourseCard),
  }),
  route({
    method: 'get',
    path: '/course/published/{id}',
    summary: 'Publishes a course',
    roles: admins,
    changes: true,
    params: OneCourse,
    response: doneWith(CourseCard),
  }),
  route({
    method: 'get',
    path: '/course/unpublished/{id}',
    summary: 'Takes a course off the public pages; access that was bought goes on',
    roles: admins,
    changes: true,
    params: OneCourse,
    response: doneWith(CourseCard),
  }),
  route({
    method: 'post',
    path: '/course/featured/add/',
    summary: 'Features courses, and others no longer',
    roles: admins,
    body: Featured,
    response: Done,
  }),
  route({
    method: 'post',
    path: '/course/lesson/{courseId}',
    summary: 'Adds one lesson with its video',
    roles: editors,
    rate: 'upload',
    params: z.object({ courseId: Id }),
    body: LessonForm,
    multipart: { video: { kind: 'video', required: 'A lesson needs its video' } },
    missing: incomplete,
    response: doneWith(Lesson),
  }),
  route({
    method: 'post',
    path: '/course/status/',
    summary: 'Renames a lesson',
    roles: editors,
    body: LessonTitle,
    missing: 'Please enter a title for the lesson',
    response: Done,
  }),
];
