import { buildOwnedCourse } from '../../testing/samples.ts';
import { findCourseToResume } from './course-to-resume.ts';

const now = Date.parse('2026-11-21T12:00:00+06:00');
const begun = buildOwnedCourse({ _id: 'begun' });
const fresh = buildOwnedCourse({ _id: 'fresh', lessonsCompleted: 0 });
const finished = buildOwnedCourse({ _id: 'finished', nextLesson: null });
const ended = buildOwnedCourse({ _id: 'ended', active: false });

describe('the course to resume', () => {
  it('is the last opened one on this device', () => {
    expect(findCourseToResume([begun, fresh], 'fresh', now)?._id).toBe('fresh');
  });
  it('is else a started one, else the newest one', () => {
    expect(findCourseToResume([fresh, begun], null, now)?._id).toBe('begun');
    expect(findCourseToResume([fresh], 'gone', now)?._id).toBe('fresh');
  });
  it('is never one without access or without a next lesson', () => {
    expect(findCourseToResume([ended, finished], 'ended', now)).toBeUndefined();
  });
});
