import { renderInApp, screen } from '@sargam/kit/testing';
import { Page } from '../Page.tsx';

it.each([
  ['/404', 'en', '404! Page not found', 'Back To Homepage'],
  ['/404', 'bn', '৪০৪! পেজটি পাওয়া যায়নি।', 'হোমপেজে ফিরে যান'],
  ['/no/such/page', 'en', '404! Page not found', 'Back To Homepage'],
  ['/constructor', 'en', '404! Page not found', 'Back To Homepage'],
] as const)(
  '%s shows the not-found page with a link to the home page (%s)',
  (path, language, title, home) => {
    renderInApp(<Page />, { path, language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  },
);
