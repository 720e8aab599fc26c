import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type {
  CatalogueServiceImplementation,
  SaveInstructorRequest,
} from '@sargam/proto/catalogue/v1/catalogue';
import type { Deps } from '../deps.ts';
import { type Instructor, validateProfile } from '../instructors/instructor.ts';
import { parseProfile, toInstructorMessage } from '../instructors/instructor-message.ts';
import { paginate } from '../read-model/search-result.ts';

type InstructorCalls = Pick<
  CatalogueServiceImplementation,
  | 'listInstructors'
  | 'listFeaturedInstructors'
  | 'getInstructor'
  | 'saveInstructor'
  | 'publishInstructor'
  | 'featureInstructors'
>;

const admins = { roles: ['admin'] };
const notFound = () => domainError.notFound('instructor-not-found', 'No data found');

export const instructorCalls = (deps: Deps): InstructorCalls => {
  const { readModel, instructors } = deps;
  const message = (instructor: Instructor, withShare: boolean) =>
    toInstructorMessage(instructor, readModel.listCourseIds(instructor.id), withShare);
  const change = async (id: string, next: (current: Instructor | undefined) => Instructor | undefined) => {
    const saved = await instructors.update(id, next);
    if (!saved) throw notFound();
    readModel.putInstructor(saved);
    return message(saved, true);
  };

  return {
    listInstructors: async ({ page }) => {
      const { items: found, total } = paginate(readModel.listInstructors(), toLimitOffset(page));
      return { instructors: found.map((instructor) => message(instructor, false)), total };
    },

    listFeaturedInstructors: async () => {
      const featured = readModel.listFeaturedInstructors().map((instructor) => message(instructor, false));
      return { instructors: featured, total: featured.length };
    },

    getInstructor: async ({ instructorId }, context) => {
      const instructor = readModel.findInstructor(instructorId);
      const seesShare = canSeeShare(callerOf(context), instructorId);
      if (!instructor || (!instructor.published && !seesShare)) throw notFound();
      return message(instructor, seesShare);
    },

    saveInstructor: async ({ instructorId, instructor }, context) => {
      requireCaller(context, admins);
      const draft = parseSave(instructor);
      const id = instructorId || newId();
      const newInstructor = { id, published: false, featured: false, createdAt: deps.clock(), version: 0 };
      return change(id, (current) => ({ ...newInstructor, ...current, ...draft }));
    },

    publishInstructor: async ({ instructorId, published }, context) => {
      requireCaller(context, admins);
      return change(instructorId, (current) => current && { ...current, published });
    },

    featureInstructors: async ({ featuredIds, unfeaturedIds }, context) => {
      requireCaller(context, admins);
      const feature = (id: string, featured: boolean) =>
        change(id, (current) => current && { ...current, featured });
      await Promise.all([
        ...featuredIds.map((id) => feature(id, true)),
        ...unfeaturedIds.map((id) => feature(id, false)),
      ]);
      return {};
    },
  };
};

/** Admins and the instructor see the share, and an unpublished profile (decision C8). */
const canSeeShare = (caller: Caller | undefined, instructorId: string): boolean =>
  caller !== undefined && (caller.roles.includes('admin') || caller.claims['instructor'] === instructorId);

const parseSave = (instructor: SaveInstructorRequest['instructor']) => {
  const draft = parseProfile(instructor);
  const faults = validateProfile(draft);
  if (faults.length > 0) {
    throw domainError.invalid(
      'instructor-incomplete',
      'Instructor Added Failed, Check you fillup all the field!!',
      faults,
    );
  }
  return draft;
};
