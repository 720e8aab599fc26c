import { Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import { keysOf } from '../../wire/files.ts';
import { pageOf } from '../../wire/paging.ts';
import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id, listOf, PageQuery } from '../../wire/schemas.ts';
import { Featured } from '../course/course-form.ts';
import { toInstructorCard, toInstructorList, withInstructorChanges } from './instructor-mapping.ts';
import { InstructorPage, toInstructorPage } from './instructor-page.ts';
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
    handle: async ({ query, language }, { catalogue }) =>
      toInstructorList(await catalogue.listInstructors({ page: pageOf(query) }), language),
  }),
  route({
    method: 'get',
    path: '/instructor/featured/',
    summary: 'Featured instructors, ten at most',
    response: listOf(InstructorCard),
    handle: async ({ language }, { catalogue }) =>
      toInstructorList(await catalogue.listFeaturedInstructors({}), language),
  }),
  route({
    method: 'get',
    path: '/instructor/{id}/',
    summary: 'An instructor with single courses and bundles apart',
    params: OneInstructor,
    response: InstructorPage,
    handle: async ({ params, language }, { catalogue }) => {
      const instructorId = params.id;
      const [instructor, { courses }] = await Promise.all([
        catalogue.getInstructor({ instructorId }),
        catalogue.listCourses({ instructorId, page: pageOf({}) }),
      ]);
      return toInstructorPage(instructor, courses, language);
    },
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
    handle: async ({ body, files, language }, { catalogue }) => {
      const instructor = withInstructorChanges(Instructor.create(), body, keysOf(files));
      const saved = await catalogue.saveInstructor({ instructorId: body._id, instructor });
      return {
        success: true,
        message: 'Instructor Added Successful!!',
        data: toInstructorCard(saved, language),
      };
    },
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
    handle: async ({ params, body, files, language }, { catalogue }) => {
      const instructorId = params.id;
      const before = await catalogue.getInstructor({ instructorId });
      const instructor = withInstructorChanges(before, body, keysOf(files));
      const saved = await catalogue.saveInstructor({ instructorId, instructor });
      return {
        success: true,
        message: 'Instructor Updated Successfully!',
        data: toInstructorCard(saved, language),
      };
    },
  }),
  route({
    method: 'get',
    path: '/instructor/instructorpublish/{id}',
    summary: 'Publishes an instructor',
    roles: admins,
    changes: true,
    params: OneInstructor,
    response: Published,
    handle: async ({ params, language }, { catalogue }) => {
      const instructor = await catalogue.publishInstructor({ instructorId: params.id, published: true });
      const data = toInstructorCard(instructor, language);
      return { success: 'true', message: 'Instructor Published successfully!!', data };
    },
  }),
  route({
    method: 'get',
    path: '/instructor/instructorunpublish/{id}',
    summary: 'Takes an instructor off the public pages',
    roles: admins,
    changes: true,
    params: OneInstructor,
    response: Published,
    handle: async ({ params, language }, { catalogue }) => {
      const instructor = await catalogue.publishInstructor({ instructorId: params.id, published: false });
      const data = toInstructorCard(instructor, language);
      return { success: 'true', message: 'Instructor Un-Published successfully!!', data };
    },
  }),
  route({
    method: 'post',
    path: '/instructor/featured/add/',
    summary: 'Features instructors, and others no longer',
    roles: admins,
    body: Featured,
    response: Done,
    handle: async ({ body }, { catalogue }) => {
      await catalogue.featureInstructors({ featuredIds: body.featured, unfeaturedIds: body.unFeatured });
      return { success: true, message: 'Instructor Updated Successfully!' };
    },
  }),
];
