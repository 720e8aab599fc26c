import { buildOwnedCourse } from '../../testing/samples.ts';
import { findCourseToResume } from './course-to-resume.ts';

const now = Date.parse('2026-11-21T12:00:00+06:00');
const earlier = buildOwnedCourse({ _id: 'earlier', studiedAt: '2026-11-19T06:00:00.000Z' });
const later = buildOwnedCourse({ _id: 'later', studiedAt: '2026-11-20T06:00:00.000Z' });
const fresh = buildOwnedCourse({ _id: 'fresh', studiedAt: null });
const finished = buildOwnedCourse({ _id: 'finished', nextLesson: null, resumeLesson: null });
const ended = buildOwnedCourse({ _id: 'ended', active: false });

it.each([
  ['the one that was studied last', [fresh, earlier, later], 'later'],
  ['the newest one if none was studied', [fresh, { ...fresh, _id: 'older' }], 'fresh'],
  ['never one without access or without a lesson to continue', [ended, finished], undefined],
])('the course to resume is %s', (_, courses, id) => expect(findCourseToResume(courses, now)?._id).toBe(id));
