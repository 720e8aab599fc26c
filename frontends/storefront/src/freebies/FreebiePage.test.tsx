import { problemResponse, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { buildFreebiePage } from '../testing/freebie-samples.ts';
import FreebiePage from './FreebiePage.tsx';

const open = (answer: unknown, language: 'en' | 'bn' = 'en') =>
  renderInApp(<FreebiePage />, {
    path: '/freebies/f1',
    route: '/freebies/:id',
    language,
    api: { 'GET /freebies/f1': answer },
  });

it('shows formatted text, date and documents', async () => {
  const documents = [{ _id: 'chords-a1.pdf', path: '/api/v1/media/chords-a1.pdf', name: 'Open chords.pdf' }];
  open(buildFreebiePage({ documents, hasDocuments: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Open chords on two pages' })).toBeVisible();
  expect(screen.getByText('slowly').tagName).toBe('STRONG');
  expect(screen.getByText('November 2, 2026')).toBeVisible();
  const file = screen.getByRole('link', { name: /Open chords\.pdf.*Download/ });
  expect(file).toHaveAttribute('href', '/api/v1/media/chords-a1.pdf');
  expect(file).toHaveAttribute('download', 'Open chords.pdf');
  expect(screen.getByRole('link', { name: 'Freebies' })).toHaveAttribute('href', '/freebies');
  expect(document.title).toContain('Open chords on two pages');
});

it('loads nothing from YouTube before the click', async () => {
  open(buildFreebiePage({ youtube: 'https://www.youtube.com/watch?v=abc123def45' }), 'bn');
  const play = await screen.findByRole('link', { name: 'ভিডিও চালান' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(play);
  const frame = screen.getByTitle(/Open chords/);
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc123def45?autoplay=1&rel=0&hl=bn',
  );
  expect(frame).toHaveFocus();
});

it('links to a YouTube URL that is not a single video', async () => {
  open(buildFreebiePage({ youtube: 'https://www.youtube.com/@sargam' }));
  const link = await screen.findByRole('link', { name: 'Watch on YouTube' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/@sargam');
  expect(screen.queryByRole('button')).toBeNull();
});

it('scrolls the pictures one by one and links to the full pictures', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollBy = scrolled;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  open(buildFreebiePage({ carouselList: ['/a.webp', '/b.webp', '/c.webp'] }));
  expect(await screen.findByRole('link', { name: 'Open picture 2 of 3' })).toHaveAttribute('href', '/b.webp');
  const before = screen.getByRole('button', { name: 'Previous slide' });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(before);
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it.each([404, 400])('shows not found for status %d', async (status) => {
  open(problemResponse(status, 'freebie-not-found', 'no'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This freebie is not here.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All freebies' })).toHaveAttribute('href', '/freebies');
});

it('offers a retry after an error', async () => {
  let broken = true;
  open(() => (broken ? problemResponse(403, 'x', 'no') : buildFreebiePage()));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('slowly')).toBeVisible();
});
