import { LanguageButton } from '@sargam/kit';
import { renderInApp } from '@sargam/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';

afterEach(() => jest.useRealTimers());

it('keeps the language, with a message, when the texts do not load', async () => {
  renderInApp(<LanguageButton />);
  globalThis.fetch = async () => new Response('', { status: 503 });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText('The language did not change. Reload the page.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'বাংলা' })).toBeTruthy();
});
