import { buildUser } from '@sargam/kit/testing';
import { footerNav, mobileNav, userNav } from './nav.ts';

const paths = (items: readonly { to: string }[]): string[] => items.map(({ to }) => to);

it('the mobile menu of visitors has About and Contact, but not the guide', () => {
  expect(paths(mobileNav(undefined))).toEqual(expect.arrayContaining(['/about', '/contact']));
  expect(paths(mobileNav(undefined))).not.toContain('/how-to-guide');
});

it('the mobile menu of logged-in users has the guide, but not About', () => {
  expect(paths(mobileNav(buildUser()))).toContain('/how-to-guide');
  expect(paths(mobileNav(buildUser()))).not.toContain('/about');
});

it('the footer links About, Contact, Terms and Privacy', () => {
  expect(paths(footerNav.sargam)).toEqual(['/about', '/contact', '/terms', '/privacy']);
});

it('each role has its own user menu', () => {
  expect(paths(userNav(buildUser()))).toContain('/studentpanel?tab=4');
  expect(paths(userNav(buildUser({ type: 3 })))).toEqual(['/instructorpanel']);
  expect(paths(userNav(buildUser({ type: 1 })))).toEqual(['/admin']);
  expect(paths(userNav(buildUser({ type: 2 })))).toEqual(['/admin']);
});
