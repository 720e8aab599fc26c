import { type CourseSummary, Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { objectKeysOf } from '../../wire/files.ts';
import { admins } from '../../wire/roles.ts';
import { IdParams, PageQuery, toPage } from '../../wire/schemas.ts';
import { each, field, listOf, successMessage, successWith, view } from '../../wire/view.ts';
import { InstructorCard } from '../cards/instructor-card.ts';
import { Featured } from '../course/course-form.ts';
import { CourseCard } from '../course/course-wire.ts';
import { applyInstructorChanges, InstructorChanges, InstructorForm } from './instructor-wire.ts';

const pictureParts = { photo: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incompleteMessage = 'Instructor Added Failed, Check you fillup all the field!!';

const InstructorList = listOf(InstructorCard, 'instructors');

const isBundle = ({ bundleCourseIds }: CourseSummary) => bundleCourseIds.length > 0;

/** Bundles are listed separately from single courses. */
const InstructorPage = view<Instructor & { readonly courses: readonly CourseSummary[] }>('InstructorPage')({
  ...InstructorCard.fields,
  courses: each(CourseCard, ({ courses }) => courses.filter((course) => !isBundle(course))),
  bundles: each(CourseCard, ({ courses }) => courses.filter(isBundle)),
});

const publishRoute = (path: `/${string}`, published: boolean, summary: string, message: string): Route =>
  route.get(path, {
    summary,
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    // The back-office expects `success` as the text 'true' here.
    response: view<Instructor>()({
      ...successWith(message, InstructorCard).fields,
      success: field(z.literal('true'), () => 'true' as const),
    }),
    handle: ({ params }, { catalogue }) =>
      catalogue.publishInstructor({ instructorId: params.id, published }),
  });

export const instructorRoutes: readonly Route[] = [
  route.get('/instructor/', {
    summary: 'Instructors',
    roles: 'anybody',
    query: PageQuery,
    response: InstructorList,
    handle: ({ query }, { catalogue }) => catalogue.listInstructors({ page: toPage(query) }),
  }),
  route.get('/instructor/featured/', {
    summary: 'Featured instructors, at most ten',
    roles: 'anybody',
    response: InstructorList,
    handle: (_call, { catalogue }) => catalogue.listFeaturedInstructors({}),
  }),
  route.get('/instructor/{id}/', {
    summary: 'An instructor with single courses and bundles in separate lists',
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    response: InstructorPage,
    handle: async ({ params }, { catalogue }) => {
      const instructorId = params.id;
      const [instructor, { courses }] = await Promise.all([
        catalogue.getInstructor({ instructorId }),
        catalogue.listCourses({ instructorId, page: toPage({}) }),
      ]);
      return { ...instructor, courses };
    },
  }),
  route.post('/instructor/add/', {
    summary: 'Adds an instructor; a repeat with the same _id changes nothing',
    roles: admins,
    rate: 'upload',
    body: InstructorForm,
    multipart: { ...pictureParts, photo: { kind: 'picture', required: 'Photo required' } },
    invalidMessage: incompleteMessage,
    response: successWith('Instructor Added Successful!!', InstructorCard),
    handle: ({ body, files }, { catalogue }) => {
      const instructor = applyInstructorChanges(Instructor.create(), body, objectKeysOf(files));
      return catalogue.saveInstructor({ instructorId: body._id, instructor });
    },
  }),
  route.post('/instructor/{id}/', {
    summary: 'Changes the given fields of an instructor',
    roles: admins,
    noOwner: 'staff',
    rate: 'upload',
    params: IdParams,
    body: InstructorChanges,
    multipart: pictureParts,
    invalidMessage: incompleteMessage,
    response: successWith('Instructor Updated Successfully!', InstructorCard),
    handle: async ({ params, body, files }, { catalogue }) => {
      const instructorId = params.id;
      const before = await catalogue.getInstructor({ instructorId });
      const instructor = applyInstructorChanges(before, body, objectKeysOf(files));
      return catalogue.saveInstructor({ instructorId, instructor });
    },
  }),
  publishRoute(
    '/instructor/instructorpublish/{id}',
    true,
    'Publishes an instructor',
    'Instructor Published successfully!!',
  ),
  publishRoute(
    '/instructor/instructorunpublish/{id}',
    false,
    'Unpublishes an instructor',
    'Instructor Un-Published successfully!!',
  ),
  route.post('/instructor/featured/add/', {
    summary: 'Features and unfeatures instructors',
    roles: admins,
    body: Featured,
    response: successMessage('Instructor Updated Successfully!'),
    handle: ({ body }, { catalogue }) =>
      catalogue.featureInstructors({ featuredIds: body.featured, unfeaturedIds: body.unFeatured }),
  }),
];
