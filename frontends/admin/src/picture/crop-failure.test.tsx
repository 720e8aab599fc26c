import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { CropField } from './CropField.tsx';

jest.mock('./CropDialog.tsx', () => {
  throw new Error('the script did not load');
});

it('a cropper whose script does not load leaves the form as it is, and says so', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const onChange = jest.fn();
  renderInApp(<CropField label="Thumbnail" value={undefined} onChange={onChange} aspect={1} />);
  const field = screen.getByLabelText('Thumbnail');
  await userEvent.upload(field, new File(['picture'], 'picture.png', { type: 'image/png' }));
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(field).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});
