import { buildUser, renderInApp, screen } from '@sargam/kit/testing';
import GuidePage from './GuidePage.tsx';

const linkTargets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['en', ['Sign up', 'Verify your account', 'Buy a course', 'Go to your classroom', 'Contact support']],
  ['bn', ['সাইন আপ করুন', 'অ্যাকাউন্ট যাচাই করুন', 'কোর্স কিনুন', 'ক্লাসরুমে যান', 'দরকার হলে যোগাযোগ করুন']],
] as const)('shows five steps in order (%s)', (language, steps) => {
  renderInApp(<GuidePage />, { path: '/how-to-guide', language });
  expect(screen.getAllByRole('heading', { level: 2 }).map((step) => step.textContent)).toEqual(steps);
});

it('links a visitor to the sign-up and to the classroom through the login', () => {
  renderInApp(<GuidePage />, { path: '/how-to-guide' });
  expect(linkTargets()).toEqual([
    '/signup',
    '/verify-email',
    '/allcourses',
    '/login?redirect=%2Fstudentpanel%3Ftab%3D0',
    '/contact',
  ]);
});

it('links a student directly to the classroom', () => {
  renderInApp(<GuidePage />, { path: '/how-to-guide', user: buildUser() });
  expect(linkTargets()).toEqual(['/verify-email', '/allcourses', '/studentpanel?tab=0', '/contact']);
});

it('has no classroom link for an instructor', () => {
  renderInApp(<GuidePage />, { path: '/how-to-guide', user: buildUser({ type: 3 }) });
  expect(linkTargets()).toEqual(['/verify-email', '/allcourses', '/contact']);
});
