import { buildCourse, localized } from '../testing/samples.ts';
import type { Course, CourseDraft } from './course.ts';
import {
  applyRevision,
  discardRevision,
  isRevised,
  publishRevision,
  withDraftAsRevision,
} from './course-revision.ts';

const savedAt = new Date('2026-11-21T04:30:00Z');
const draftOf = (course: Course, change: Partial<CourseDraft>): CourseDraft => {
  const { id: _id, published: _published, featured: _featured, ...others } = course;
  const {
    sold: _sold,
    soldChanges: _changes,
    createdAt: _at,
    version: _version,
    revision: _r,
    ...draft
  } = others;
  return { ...draft, ...change };
};

it('a revision has only the fields that differ', () => {
  const course = buildCourse();
  const change = { title: localized('New title'), standard: { ...course.standard, price: 200n } };
  const { revision, title } = withDraftAsRevision(course, draftOf(course, change), savedAt);
  expect(revision).toEqual({ changes: change, savedAt });
  expect(title).toEqual(course.title);
});

it('a draft that equals the published course removes the revision', () => {
  const course = buildCourse({ revision: { changes: { banner: 'b.webp' }, savedAt } });
  expect(withDraftAsRevision(course, draftOf(course, {}), savedAt).revision).toBeUndefined();
});

it('publishing keeps a later change of another field', () => {
  const course = buildCourse({ revision: { changes: { title: localized('New title') }, savedAt } });
  const changed = { ...course, category: 'Drums' as const };
  expect(applyRevision(changed)).toMatchObject({ title: localized('New title'), category: 'Drums' });
  expect(publishRevision(changed, 0)).toEqual({
    ...changed,
    title: localized('New title'),
    revision: undefined,
  });
  expect(() => publishRevision(publishRevision(changed, 0), 0)).toThrow('no unpublished changes');
});

it('a draft of the lessons is published or discarded once, and a later draft is a change again', () => {
  const course = buildCourse();
  expect(isRevised(course, 0)).toBe(false);
  const published = publishRevision(course, 2);
  expect(published.publishedDraft).toBe(2);
  expect(() => publishRevision(published, 2)).toThrow('no unpublished changes');
  const discarded = discardRevision(published, 3);
  expect([discarded.publishedDraft, discarded.discardedDraft]).toEqual([2, 3]);
  expect([2, 3, 4].map((draft) => isRevised(discarded, draft))).toEqual([false, false, true]);
});
