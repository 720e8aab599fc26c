import { anOwnedCourse } from '../../testing/samples.ts';
import { findCourseToResume } from './course-to-resume.ts';

const now = Date.parse('2026-11-21T12:00:00+06:00');
const begun = anOwnedCourse({ _id: 'begun' });
const fresh = anOwnedCourse({ _id: 'fresh', lessonsCompleted: 0 });
const finished = anOwnedCourse({ _id: 'finished', nextLesson: null });
const ended = anOwnedCourse({ _id: 'ended', active: false });

describe('the course to go on with', () => {
  it('is the one opened last on this device', () => {
    expect(findCourseToResume([begun, fresh], 'fresh', now)?._id).toBe('fresh');
  });
  it('else one already begun, else the newest', () => {
    expect(findCourseToResume([fresh, begun], null, now)?._id).toBe('begun');
    expect(findCourseToResume([fresh], 'gone', now)?._id).toBe('fresh');
  });
  it('is never one that has ended or has no lesson left', () => {
    expect(findCourseToResume([ended, finished], 'ended', now)).toBeUndefined();
  });
});
