import { z } from 'zod';
import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id, listOf, PageQuery } from '../../wire/schemas.ts';
import { Featured } from '../course/course-form.ts';
import { InstructorPage } from './instructor-page.ts';
import { InstructorCard, InstructorChanges, InstructorForm } from './instructor-wire.ts';

const OneInstructor = z.object({ id: Id });
const pictures = { photo: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incomplete = 'Instructor Added Failed, Check you fillup all the field!!';
/** The back-office reads success as the text 'true' here. */
const Published = doneWith(InstructorCard).extend({ success: z.literal('true') });

export const instructorRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/instructor/',
    summary: 'Instructors',
    query: PageQuery,
    response: listOf(InstructorCard),
  }),
  route({
    method: 'get',
    path: '/instructor/featured/',
    summary: 'Featured instructors, ten at most',
    response: listOf(InstructorCard),
  }),
  route({
    method: 'get',
    path: '/instructor/{id}/',
    summary: 'An instructor with single courses and bundles apart',
    params: OneInstructor,
    response: InstructorPage,
  }),
  route({
    method: 'post',
    path: '/instructor/add/',
    summary: 'Adds an instructor; a repeat with the same _id changes nothing',
    roles: admins,
    rate: 'upload',
    body: InstructorForm,
    multipart: { ...pictures, photo: { kind: 'picture', required: 'Photo required' } },
    missing: incomplete,
    response: doneWith(InstructorCard),
  }),
  route({
    method: 'post',
    path: '/instructor/{id}/',
    summary: 'Changes what is given of an instructor',
    roles: admins,
    rate: 'upload',
    params: OneInstructor,
    body: InstructorChanges,
    multipart: pictures,
    missing: incomplete,
    response: doneWith(InstructorCard),
  }),
  route({
    method: 'get',
    path: '/instructor/instructorpublish/{id}',
    summary: 'Publishes an instructor',
    roles: admins,
    changes: true,
    params: OneInstructor,
    response: Published,
  }),
  route({
    method: 'get',
    path: '/instructor/instructorunpublish/{id}',
    summary: 'Takes an instructor off the public pages',
    roles: admins,
    changes: true,
    params: OneInstructor,
    response: Published,
  }),
  route({
    method: 'post',
    path: '/instructor/featured/add/',
    summary: 'Features instructors, and others no longer',
    roles: admins,
    body: Featured,
    response: Done,
  }),
];
