import { currentUrl, renderInApp, screen, userEvent, waitFor, within } from '@sargam/kit/testing';
import PolicyPage from './PolicyPage.tsx';

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const section = (name: string) => screen.getByRole('region', { name });

it.each([
  ['terms', 'en', 'Terms', 'On this page', 14],
  ['terms', 'bn', 'শর্তাবলি', 'এই পেজে যা আছে', 14],
  ['privacy', 'en', 'Privacy policy', 'On this page', 11],
  ['privacy', 'bn', 'গোপনীয়তা নীতি', 'এই পেজে যা আছে', 11],
] as const)(
  '/%s has a section for each entry of its contents (%s)',
  (name, language, title, contents, count) => {
    renderInApp(<PolicyPage name={name} />, { path: `/${name}`, language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
    expect(links).toHaveLength(count);
    for (const link of links) expect(section(link.textContent ?? '')).toBeVisible();
    expect(document.body).not.toHaveTextContent('storefront.');
  },
);

it('scrolls to a section and focuses it on every click', async () => {
  renderInApp(<PolicyPage name="terms" />, { path: '/terms' });
  const link = screen.getByRole('link', { name: 'Refunds' });
  await userEvent.click(link);
  expect(window.location.hash).toBe('#refunds');
  expect(currentUrl()).toBe('/terms');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Refunds' })).toHaveFocus());
  await userEvent.click(link);
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
});

it('opens at the section in the hash', async () => {
  renderInApp(<PolicyPage name="privacy" />, { path: '/privacy#cookies' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus());
});

it.each([
  ['access', /about 30 days/],
  ['refunds', /non-refundable, except where something went wrong/],
  ['giftcards', /365 days from purchase/],
  ['vouchers', /Each student can use it once/],
  ['referral', /200 taka/],
  ['certificates', /a theory exam and a practical exam/],
  ['payment', /within 60 days/],
  ['content', /10 to 14 business days/],
  ['disputes', /500 US dollars .* 1,000 dollars .* 10,000 dollars/],
  ['liability', /last six months, or 100 US dollars/],
] as const)('the section %s has the specified content', (anchor, words) => {
  renderInApp(<PolicyPage name="terms" />, { path: '/terms' });
  expect(document.getElementById(anchor)?.parentElement).toHaveTextContent(words);
});

it('lists every cookie', () => {
  renderInApp(<PolicyPage name="privacy" />, { path: '/privacy', language: 'bn' });
  const terms = within(section('কুকি')).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual([
    'sargam_refresh',
    'sargam_viewer',
    'sargam_browser',
    'sargam_google',
    'i18next',
    'sargam_theme',
  ]);
});
