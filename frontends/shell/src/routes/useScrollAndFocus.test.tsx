import { history, useLocation } from '@sargam/kit';
import { act, renderInApp, waitFor } from '@sargam/kit/testing';
import { pageIdentity, viewIdentity } from './page-identity.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

const Probe = () => {
  useScrollAndFocus();
  return (
    <main id="main" tabIndex={-1}>
      {useLocation().pathname}
    </main>
  );
};

let height = 3_000;
const moves: number[] = [];

beforeEach(() => {
  height = 3_000;
  moves.length = 0;
  sessionStorage.clear();
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  window.scrollTo = ((to: ScrollToOptions) => {
    moves.push(to.top ?? 0);
    Object.assign(window, { scrollY: to.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
});

const scroll = (top: number): void => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};
const go = (to: string): void => act(() => history.navigator.push(to));
const back = async (to: string): Promise<void> => {
  act(() => history.navigator.go(-1));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(to));
};

it('a new page scrolls to the top and gets the focus', () => {
  renderInApp(<Probe />, { path: '/allcourses' });
  scroll(900);
  go('/courseview?id=a');
  expect(moves.at(-1)).toBe(0);
  expect(document.activeElement).toHaveAttribute('id', 'main');
});

it('back restores the scroll position as soon as the page is long enough', async () => {
  renderInApp(<Probe />, { path: '/allcourses' });
  scroll(1_400);
  go('/courseview?id=a');
  height = 800;
  await back('/allcourses');
  expect(moves.at(-1)).toBe(800 - window.innerHeight);
  height = 3_000;
  await waitFor(() => expect(moves.at(-1)).toBe(1_400));
});

it('does not restore the position after user input', async () => {
  renderInApp(<Probe />, { path: '/allcourses' });
  scroll(1_400);
  go('/courseview?id=a');
  height = 800;
  await back('/allcourses');
  window.dispatchEvent(new Event('wheel'));
  height = 3_000;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(moves).not.toContain(1_400);
});

it('a filter keeps the scroll position, another page of a list scrolls to the top', () => {
  renderInApp(<Probe />, { path: '/allcourses' });
  scroll(900);
  moves.length = 0;
  go('/allcourses?catagory=Guitar');
  expect(moves).toEqual([]);
  go('/allcourses?catagory=Guitar&page=2');
  expect(moves).toEqual([0]);
});

it.each([
  ['/courseview?id=a', '/courseview?id=b', false, false],
  ['/studentpanel?tab=0', '/studentpanel?tab=1', true, false],
  ['/freebies', '/freebies?page=2', true, false],
  ['/freebies?q=a', '/freebies?q=b', true, true],
])('compares the page and view identity of %s and %s', (one, other, samePage, sameView) => {
  const [a, b] = [new URL(one, 'https://a'), new URL(other, 'https://a')];
  expect([pageIdentity(a) === pageIdentity(b), viewIdentity(a) === viewIdentity(b)]).toEqual([
    samePage,
    sameView,
  ]);
});
