import { findAccessReason } from './access-reason.ts';
import type { Viewer } from './viewer.ts';

const visitor: Viewer = { subject: undefined, roles: [], instructorId: undefined };
const student: Viewer = { subject: 's', roles: ['student'], instructorId: undefined };
const teacher: Viewer = { subject: 't', roles: ['instructor'], instructorId: 'i1' };
const admin: Viewer = { subject: 'a', roles: ['admin'], instructorId: undefined };
const uploader: Viewer = { subject: 'u', roles: ['content'], instructorId: undefined };
const lesson = (status: 'open' | 'login' | 'paid', isEnrolled = false) => ({
  status,
  isEnrolled,
  courseInstructorId: 'i1',
});

it.each([
  ['a visitor may watch an open lesson', visitor, lesson('open'), 'open'],
  ['a visitor may not watch a lesson that needs a login', visitor, lesson('login'), undefined],
  ['a logged-in person may watch a lesson that needs a login', student, lesson('login'), 'login'],
  ['a student who has not bought the course may not watch a paid lesson', student, lesson('paid'), undefined],
  ['an enrolled student may watch a paid lesson', student, lesson('paid', true), 'enrolled'],
  ['the instructor of the course may watch a paid lesson', teacher, lesson('paid'), 'teacher'],
  ['another instructor may not', { ...teacher, instructorId: 'i2' }, lesson('paid'), undefined],
  [
    'a student with an instructor id in the claims may not',
    { ...student, instructorId: 'i1' },
    lesson('paid'),
    undefined,
  ],
  ['an admin may watch every lesson', admin, lesson('paid'), 'staff'],
  ['a content uploader may watch every lesson', uploader, lesson('paid'), 'staff'],
  [
    'a content uploader who is bound to the instructor may',
    { ...uploader, instructorId: 'i1' },
    lesson('paid'),
    'staff',
  ],
  [
    'a content uploader who is bound to another instructor may not',
    { ...uploader, instructorId: 'i2' },
    lesson('paid'),
    undefined,
  ],
] as const)('%s', (_, viewer, watched, reason) => {
  expect(findAccessReason(viewer, watched)).toBe(reason);
});
