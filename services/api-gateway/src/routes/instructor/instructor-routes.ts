import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import { z } from 'zod';
import { objectKeysOf } from '../../api/files.ts';
import type { Language } from '../../api/language.ts';
import { each, field, listOf, responseOf, successMessage, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import {
  IdParams,
  PageQuery,
  StaffListQuery,
  TextsQuery,
  toFlag,
  toPage,
  VersionQuery,
} from '../../api/schemas.ts';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { saveOverVersion } from '../../upstream/save-over-version.ts';
import { InstructorCard } from '../cards/instructor-card.ts';
import { Featured } from '../course/course-form.ts';
import { CourseCard } from '../course/course-response.ts';
import { instructorCsv } from './instructor-csv.ts';
import { earningFields, type InstructorEarnings, loadEarnings } from './instructor-earnings.ts';
import { applyInstructorChanges, InstructorChanges, InstructorForm } from './instructor-response.ts';

const pictureParts = { photo: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incompleteMessage = 'Instructor Added Failed, Check you fillup all the field!!';
const updateFailed = 'Instructor Update Failed';

const InstructorList = listOf(InstructorCard, 'instructors');

const isBundle = ({ bundleCourseIds }: CourseSummary) => bundleCourseIds.length > 0;

/** Bundles are listed separately from single courses. */
type InstructorWithCourses = Instructor & { readonly courses: readonly CourseSummary[] };

const InstructorPage = responseOf<InstructorWithCourses & InstructorEarnings>('InstructorPage')({
  ...InstructorCard.fields,
  courses: each(CourseCard, ({ courses }) => courses.filter((course) => !isBundle(course))),
  bundles: each(CourseCard, ({ courses }) => courses.filter(isBundle)),
  ...earningFields,
});

/** Runs the call. A version-outdated error gets the present instructor as a problem member. */
const withPresentInstructor = <T>(
  { catalogue, callOptional }: HandlerDeps,
  instructorId: string,
  language: Language,
  call: () => Promise<T>,
): Promise<T> =>
  addProblemMembers('version-outdated', call, async () => {
    const instructor = await callOptional('present instructor', (extras) =>
      catalogue.getInstructor({ instructorId }, extras),
    );
    return instructor ? { instructor: InstructorCard.toResponse(instructor, language) } : {};
  });

const publishRoute = (path: `/${string}`, published: boolean, summary: string, message: string): Route =>
  route.get(path, {
    summary,
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    query: VersionQuery,
    // The back-office expects `success` as the text 'true' here.
    response: responseOf<Instructor>()({
      ...successWith(message, InstructorCard).fields,
      success: field(z.literal('true'), () => 'true' as const),
    }),
    handle: ({ params, query, language }, deps) =>
      withPresentInstructor(deps, params.id, language, () =>
        deps.catalogue.publishInstructor({
          instructorId: params.id,
          published,
          basedOnVersion: query.version,
        }),
      ),
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
  route.get('/instructor/admin/instructorlist', {
    summary: 'All instructors, published or not, newest first',
    roles: admins,
    query: StaffListQuery,
    response: InstructorList,
    csv: instructorCsv,
    handle: ({ query }, { catalogue }) =>
      catalogue.listAllInstructors({
        page: toPage(query),
        published: toFlag(query.published),
        featured: toFlag(query.featured),
        query: query.q,
      }),
  }),
  route.get('/instructor/{id}/', {
    summary: 'An instructor with single courses and bundles in separate lists',
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    query: TextsQuery,
    response: InstructorPage,
    handle: async ({ params, caller }, deps) => {
      const instructorId = params.id;
      const [instructor, { courses }, earnings] = await Promise.all([
        deps.catalogue.getInstructor({ instructorId }),
        deps.catalogue.listCourses({ instructorId, page: toPage({}) }),
        loadEarnings(deps, caller, instructorId),
      ]);
      return { ...instructor, courses, ...earnings };
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
    invalidMessage: updateFailed,
    response: successWith('Instructor Updated Successfully!', InstructorCard),
    handle: ({ params, body, files, language }, deps) =>
      withPresentInstructor(deps, params.id, language, () =>
        saveOverVersion(body.version, async () => {
          const instructorId = params.id;
          const before = await deps.catalogue.getInstructor({ instructorId });
          const basedOnVersion = body.version ?? before.version;
          const instructor = applyInstructorChanges(before, body, objectKeysOf(files));
          return deps.catalogue.saveInstructor({ instructorId, instructor, basedOnVersion });
        }),
      ),
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
