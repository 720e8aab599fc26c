import { markFirstRenderDone } from '@sargam/kit';
import { act, renderInApp, screen, waitFor } from '@sargam/kit/testing';
import { LandingPopup } from './LandingPopup.tsx';

const load = jest.fn();
jest.mock('./PopupDialog.tsx', () => {
  load();
  throw new Error('the script did not load');
});

it('a popup whose script does not load leaves the page as it is', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const popup = { show: true, title: 'An evening of songs', body: '', thumbnail: null, version: 2 };
  renderInApp(
    <>
      <h1>Learn music</h1>
      <LandingPopup />
    </>,
    { api: { 'GET /popup/find/landing': popup } },
  );
  act(() => markFirstRenderDone());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  // React logs the error that it has caught.
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Learn music' })).toBeVisible();
});
