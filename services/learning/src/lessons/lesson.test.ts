import { groundFor, titleFault, type Viewer } from './lesson.ts';

const visitor: Viewer = { subject: undefined, roles: [], instructorId: undefined };
const student: Viewer = { subject: 's', roles: ['student'], instructorId: undefined };
const teacher: Viewer = { subject: 't', roles: ['instructor'], instructorId: 'i1' };
const admin: Viewer = { subject: 'a', roles: ['admin'], instructorId: undefined };
const lesson = (status: 'open' | 'login' | 'paid', enrolled = false) => ({
  status,
  enrolled,
  courseInstructorId: 'i1',
});

it.each([
  ['an open lesson plays for a visitor', visitor, lesson('open'), 'open'],
  ['a login lesson does not', visitor, lesson('login'), undefined],
  ['a login lesson plays for anyone logged in', student, lesson('login'), 'login'],
  ['a paid lesson does not play for a student who has not bought it', student, lesson('paid'), undefined],
  ['a paid lesson plays for the enrolled', student, lesson('paid', true), 'enrolled'],
  ['a paid lesson plays for its own instructor', teacher, lesson('paid'), 'teacher'],
  ['but not for another instructor', { ...teacher, instructorId: 'i2' }, lesson('paid'), undefined],
  [
    'and not for a student who claims a profile',
    { ...student, instructorId: 'i1' },
    lesson('paid'),
    undefined,
  ],
  ['an admin may look at everything', admin, lesson('paid'), 'staff'],
] as const)('%s', (_, viewer, watched, ground) => {
  expect(groundFor(viewer, watched)).toBe(ground);
});

it('asks for a title of two characters', () => {
  expect(titleFault(' a ')).toBe('Please enter a title for the lesson');
  expect(titleFault('Am')).toBeUndefined();
});
