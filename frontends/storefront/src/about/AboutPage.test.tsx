import { renderInApp, screen } from '@sargam/kit/testing';
import AboutPage from './AboutPage.tsx';

it.each([
  ['en', 'About Sargam', 'See all courses', 'Contact'],
  ['bn', 'আমাদের কথা', 'সব কোর্স দেখুন', 'যোগাযোগ'],
] as const)('shows five paragraphs and two links (%s)', (language, title, courses, contact) => {
  renderInApp(<AboutPage />, { path: '/about', language });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('article').querySelectorAll('p')).toHaveLength(5);
  expect(screen.getByRole('link', { name: courses })).toHaveAttribute('href', '/allcourses');
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/contact');
});
