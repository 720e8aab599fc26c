import { history, loadRemoteModule, type MountRemote, reloadPage } from '@sargam/kit';
import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { readServerPage } from '../server-page.ts';
import { RemoteSlot } from './RemoteSlot.tsx';

jest.mock('@sargam/kit', () => ({
  ...jest.requireActual<object>('@sargam/kit'),
  loadRemoteModule: jest.fn(),
  reloadPage: jest.fn(),
}));
const load = jest.mocked(loadRemoteModule);

const remoteWithText = (text: string): { mount: MountRemote } => ({
  mount: (container) => {
    container.textContent = text;
    return () => {
      container.textContent = '';
    };
  },
});

it('mounts the remote', async () => {
  load.mockResolvedValue(remoteWithText('the shop'));
  renderInApp(<RemoteSlot name="storefront" />);
  expect(await screen.findByText('the shop')).toBeVisible();
});

it('shows an error with a working retry when the remote fails to load', async () => {
  load.mockRejectedValueOnce(new Error('down'));
  renderInApp(<RemoteSlot name="storefront" />);
  expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
  load.mockResolvedValue(remoteWithText('back again'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('back again')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('the retry loads the page again if another build has replaced the remote', async () => {
  const gone = Object.assign(new Error('404'), { request: '/remotes/storefront/static/js/async/old.js' });
  load.mockRejectedValueOnce(gone);
  renderInApp(<RemoteSlot name="storefront" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'throws when it is mounted',
    {
      mount: () => {
        throw new Error('broken');
      },
    },
  ],
  ['exports no mount', {}],
])('a remote that %s shows an error with a retry, and the shell stays', async (_, broken) => {
  load.mockResolvedValueOnce(broken);
  renderInApp(<RemoteSlot name="storefront" />);
  expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
  load.mockResolvedValue(remoteWithText('repaired'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('repaired')).toBeVisible();
});

it('keeps the markup of the server when the remote fails to load, but not for another page', async () => {
  document.body.innerHTML = '<div id="root"><div data-remote="storefront" data-build="b1"></div></div>';
  readServerPage(document.querySelector('#root') as Element);
  load.mockRejectedValueOnce(new Error('down'));
  const { container } = renderInApp(<RemoteSlot name="storefront" />, { path: '/about' });
  const markup = container.querySelector('[data-remote]');
  expect(await screen.findByText('Some of this page does not work yet')).toBeVisible();
  expect(screen.queryByText('This part did not load')).toBeNull();
  expect(markup).toBeVisible();
  act(() => history.navigator.push('/store'));
  expect(screen.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  expect(markup).not.toBeVisible();
});
