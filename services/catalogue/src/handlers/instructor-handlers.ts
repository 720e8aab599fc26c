import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation } from '@sargam/proto/catalogue/v1/catalogue';
import type { SaveInstructorRequest } from '@sargam/proto/catalogue/v1/instructors';
import type { Deps } from '../deps.ts';
import { type Instructor, validateProfile } from '../instructors/instructor.ts';
import { parseProfile, toInstructorMessage } from '../instructors/instructor-message.ts';
import { paginate } from '../read-model/search-result.ts';
import { requireVersion } from '../versioned-store.ts';
import { takeOffSale } from './course-changes.ts';
import { setFeatured } from './course-edit-handlers.ts';

const admins = { roles: ['admin'] };
const notFound = () => domainError.notFound('instructor-not-found', 'No data found');

export const instructorHandlers = (deps: Deps) => ({ ...readHandlers(deps), ...editHandlers(deps) });

const readHandlers = ({ readModel, instructors }: Deps) => {
  const message = (instructor: Instructor, withShare: boolean) =>
    toInstructorMessage(instructor, readModel.listCourseIds(instructor.id), withShare);
  return {
    listInstructors: async ({ page }) => {
      const { items: found, total } = paginate(readModel.listInstructors(), toLimitOffset(page));
      return { instructors: found.map((instructor) => message(instructor, false)), total };
    },

    listFeaturedInstructors: async () => {
      const featured = readModel.listFeaturedInstructors().map((instructor) => message(instructor, false));
      return { instructors: featured, total: featured.length };
    },

    listAllInstructors: async ({ page, ...filters }, context) => {
      requireCaller(context, admins);
      const found = readModel.listAllInstructors(filters);
      const { items, total } = paginate(found, toLimitOffset(page));
      return { instructors: items.map((instructor) => message(instructor, true)), total };
    },

    getInstructor: async ({ instructorId }, context) => {
      // Admins read the store, because another replica's change may not have arrived here yet.
      const caller = callerOf(context);
      const instructor = caller?.roles.includes('admin')
        ? await instructors.find(instructorId)
        : readModel.findInstructor(instructorId);
      const isVisible = instructor?.published || isBoundTo(caller, instructorId);
      if (!instructor || !isVisible) throw notFound();
      return message(instructor, canSeeShare(caller, instructorId));
    },
  } satisfies Partial<CatalogueServiceImplementation>;
};

const editHandlers = (deps: Deps) => {
  const change = async (
    action: string,
    id: string,
    next: (current: Instructor | undefined) => Instructor | undefined,
  ) => {
    const saved = await deps.instructors.update(action, id, next);
    if (!saved) throw notFound();
    deps.readModel.putInstructor(saved);
    return toInstructorMessage(saved, deps.readModel.listCourseIds(id), true);
  };
  return {
    saveInstructor: async ({ instructorId, instructor, basedOnVersion }, context) => {
      requireCaller(context, admins);
      const draft = parseSave(instructor);
      const id = instructorId || newId();
      const newInstructor = { id, published: false, featured: false, createdAt: deps.clock(), version: 0 };
      return change('SaveInstructor', id, (current) => {
        requireVersion(current, basedOnVersion);
        return { ...newInstructor, ...current, ...draft };
      });
    },

    publishInstructor: async ({ instructorId, published, basedOnVersion }, context) => {
      requireCaller(context, admins);
      requireVersion(await deps.instructors.find(instructorId), basedOnVersion);
      // The courses come first: a call that ends in between is repeated for an instructor who is still published.
      if (!published) await takeCoursesOffSale(deps, instructorId);
      const saved = await change('PublishInstructor', instructorId, (current) => {
        requireVersion(current, basedOnVersion);
        return current && { ...current, published };
      });
      // A course may have been published before the instructor was unpublished.
      if (!published) await takeCoursesOffSale(deps, instructorId);
      return saved;
    },

    featureInstructors: async ({ featuredIds, unfeaturedIds }, context) => {
      requireCaller(context, admins);
      await setFeatured(featuredIds, unfeaturedIds, (id, featured) =>
        change('FeatureInstructors', id, (current) => current && { ...current, featured }),
      );
      return {};
    },
  } satisfies Partial<CatalogueServiceImplementation>;
};

/** Publishing the instructor again publishes no course. */
const takeCoursesOffSale = async (deps: Deps, instructorId: string): Promise<void> => {
  for (const id of deps.readModel.listCourseIds(instructorId))
    await takeOffSale(deps, 'PublishInstructor', id);
};

/** Admins, the instructor and a content uploader who is bound to the instructor see an unpublished profile. */
const isBoundTo = (caller: Caller | undefined, instructorId: string): boolean =>
  caller !== undefined && (caller.roles.includes('admin') || caller.claims['instructor'] === instructorId);

/** Admins and the instructor see the share (decision C8). A bound content uploader has the same claim, but not the role. */
const canSeeShare = (caller: Caller | undefined, instructorId: string): boolean =>
  isBoundTo(caller, instructorId) && ['admin', 'instructor'].some((role) => caller?.roles.includes(role));

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
