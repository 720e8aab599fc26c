import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { PaletteButton } from './PaletteButton.tsx';

const load = jest.fn();
jest.mock('./CommandPalette.tsx', () => {
  load();
  // The first attempt and its repetition fail.
  if (load.mock.calls.length <= 2) throw new Error('the script did not load');
  return { CommandPalette: () => <p>the palette</p> };
});

it('a palette whose script does not load leaves the page as it is, says so, and is loaded when it is opened again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderInApp(
    <>
      <input aria-label="Title" />
      <PaletteButton screens={[]} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Title'), 'Open chords');
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Open chords');
  await userEvent.click(button);
  expect(await screen.findByText('the palette')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
