import { waitFor } from '@testing-library/react';
import { history, setNavigationGuard } from './index.ts';

const path = () => window.location.pathname;
const shown = () => history.get().location.pathname;
const popped = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const back = async (): Promise<void> => {
  const isBack = popped();
  window.history.back();
  await isBack;
};

beforeEach(() => {
  history.navigator.push('/first', null);
  history.navigator.push('/form', null);
});

it('a guard holds a navigation until it proceeds', () => {
  let proceed: (() => void) | undefined;
  const remove = setNavigationGuard((go) => {
    proceed = go;
  });
  history.navigator.push('/other', null);
  expect([path(), shown()]).toEqual(['/form', '/form']);
  remove();
  proceed?.();
  expect([path(), shown()]).toEqual(['/other', '/other']);
});

it('a guard does not hold a change of the query string of the same page', () => {
  const remove = setNavigationGuard(() => undefined);
  history.navigator.push('/form?tab=2', null);
  expect(window.location.search).toBe('?tab=2');
  remove();
});

it('with a guard, the back button returns to the page, and goes back when the guard proceeds', async () => {
  let proceed: (() => void) | undefined;
  const remove = setNavigationGuard((go) => {
    proceed = go;
  });
  await back();
  await popped();
  expect([path(), shown()]).toEqual(['/form', '/form']);
  remove();
  proceed?.();
  await waitFor(() => expect(shown()).toBe('/first'));
});

it('without a guard, the back button shows the previous page', async () => {
  await back();
  await waitFor(() => expect(shown()).toBe('/first'));
});
