import { Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { objectKeysOf } from '../../wire/files.ts';
import { admins } from '../../wire/roles.ts';
import { Id, listOf, PageQuery, SuccessMessage, success, successWith, toPage } from '../../wire/schemas.ts';
import { InstructorCard, toInstructorCard } from '../cards/instructor-card.ts';
import { Featured } from '../course/course-form.ts';
import { applyInstructorChanges, toInstructorList } from './instructor-mapping.ts';
import { InstructorPage, toInstructorPage } from './instructor-page.ts';
import { InstructorChanges, InstructorForm } from './instructor-wire.ts';

const InstructorParams = z.object({ id: Id });
const pictureParts = { photo: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incompleteMessage = 'Instructor Added Failed, Check you fillup all the field!!';
/** The back-office expects `success` as the text 'true' here. */
const InstructorPublished = successWith(InstructorCard).extend({ success: z.literal('true') });

export const instructorRoutes: readonly Route[] = [
  route.get('/instructor/', {
    summary: 'Instructors',
    query: PageQuery,
    response: listOf(InstructorCard),
    handle: async ({ query, language }, { catalogue }) =>
      toInstructorList(await catalogue.listInstructors({ page: toPage(query) }), language),
  }),
  route.get('/instructor/featured/', {
    summary: 'Featured instructors, at most ten',
    response: listOf(InstructorCard),
    handle: async ({ language }, { catalogue }) =>
      toInstructorList(await catalogue.listFeaturedInstructors({}), language),
  }),
  route.get('/instructor/{id}/', {
    summary: 'An instructor with single courses and bundles in separate lists',
    params: InstructorParams,
    response: InstructorPage,
    handle: async ({ params, language }, { catalogue }) => {
      const instructorId = params.id;
      const [instructor, { courses }] = await Promise.all([
        catalogue.getInstructor({ instructorId }),
        catalogue.listCourses({ instructorId, page: toPage({}) }),
      ]);
      return toInstructorPage(instructor, courses, language);
    },
  }),
  route.post('/instructor/add/', {
    summary: 'Adds an instructor; a repeat with the same _id changes nothing',
    roles: admins,
    rate: 'upload',
    body: InstructorForm,
    multipart: { ...pictureParts, photo: { kind: 'picture', required: 'Photo required' } },
    invalidMessage: incompleteMessage,
    response: successWith(InstructorCard),
    handle: async ({ body, files, language }, { catalogue }) => {
      const instructor = applyInstructorChanges(Instructor.create(), body, objectKeysOf(files));
      const saved = await catalogue.saveInstructor({ instructorId: body._id, instructor });
      return success('Instructor Added Successful!!', toInstructorCard(saved, language));
    },
  }),
  route.post('/instructor/{id}/', {
    summary: 'Changes the given fields of an instructor',
    roles: admins,
    rate: 'upload',
    params: InstructorParams,
    body: InstructorChanges,
    multipart: pictureParts,
    invalidMessage: incompleteMessage,
    response: successWith(InstructorCard),
    handle: async ({ params, body, files, language }, { catalogue }) => {
      const instructorId = params.id;
      const before = await catalogue.getInstructor({ instructorId });
      const instructor = applyInstructorChanges(before, body, objectKeysOf(files));
      const saved = await catalogue.saveInstructor({ instructorId, instructor });
      return success('Instructor Updated Successfully!', toInstructorCard(saved, language));
    },
  }),
  route.get('/instructor/instructorpublish/{id}', {
    summary: 'Publishes an instructor',
    roles: admins,
    changesState: true,
    params: InstructorParams,
    response: InstructorPublished,
    handle: async ({ params, language }, { catalogue }) => {
      const instructor = await catalogue.publishInstructor({ instructorId: params.id, published: true });
      const data = toInstructorCard(instructor, language);
      return { success: 'true', message: 'Instructor Published successfully!!', data };
    },
  }),
  route.get('/instructor/instructorunpublish/{id}', {
    summary: 'Unpublishes an instructor',
    roles: admins,
    changesState: true,
    params: InstructorParams,
    response: InstructorPublished,
    handle: async ({ params, language }, { catalogue }) => {
      const instructor = await catalogue.publishInstructor({ instructorId: params.id, published: false });
      const data = toInstructorCard(instructor, language);
      return { success: 'true', message: 'Instructor Un-Published successfully!!', data };
    },
  }),
  route.post('/instructor/featured/add/', {
    summary: 'Features and unfeatures instructors',
    roles: admins,
    body: Featured,
    response: SuccessMessage,
    handle: async ({ body }, { catalogue }) => {
      await catalogue.featureInstructors({ featuredIds: body.featured, unfeaturedIds: body.unFeatured });
      return { success: true, message: 'Instructor Updated Successfully!' };
    },
  }),
];
