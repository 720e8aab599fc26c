import { aUser } from '@sargam/kit/testing';
import { footerNav, mobileNav, userNav } from './nav.ts';

const addresses = (items: readonly { to: string }[]): string[] => items.map(({ to }) => to);

it('offers visitors on small screens who we are and how we are reached', () => {
  expect(addresses(mobileNav(undefined))).toEqual(expect.arrayContaining(['/about', '/contact']));
  expect(addresses(mobileNav(undefined))).not.toContain('/how-to-guide');
});

it('offers the guide there to whoever is logged in', () => {
  expect(addresses(mobileNav(aUser()))).toContain('/how-to-guide');
  expect(addresses(mobileNav(aUser()))).not.toContain('/about');
});

it('links the pages about the house in the footer', () => {
  expect(addresses(footerNav.sargam)).toEqual(['/about', '/contact', '/terms', '/privacy']);
});

it('gives each role the menu that is theirs', () => {
  expect(addresses(userNav(aUser()))).toContain('/studentpanel?tab=4');
  expect(addresses(userNav(aUser({ type: 3 })))).toEqual(['/instructorpanel']);
  expect(addresses(userNav(aUser({ type: 1 })))).toEqual(['/admin']);
  expect(addresses(userNav(aUser({ type: 2 })))).toEqual(['/account']);
});
