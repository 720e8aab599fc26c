import { loadRemoteModule } from '@sargam/kit';
import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import type { ParcelConfig, ParcelProps } from 'single-spa';
import { RemoteSlot } from './RemoteSlot.tsx';

jest.mock('@sargam/kit', () => ({
  ...jest.requireActual<object>('@sargam/kit'),
  loadRemoteModule: jest.fn(),
}));
const load = jest.mocked(loadRemoteModule);

const write = (text: string) => async (props: object) => {
  const { domElement } = props as Partial<ParcelProps>;
  if (domElement) domElement.textContent = text;
};

const remoteWithText = (text: string): ParcelConfig => ({
  bootstrap: async () => undefined,
  mount: write(text),
  unmount: write(''),
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
