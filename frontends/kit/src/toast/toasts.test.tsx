import { act, render, screen, within } from '@testing-library/react';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { toast } from './index.ts';
import { Toasts } from './Toasts.tsx';

const Page = ({ isDialogOpen }: { isDialogOpen: boolean }) => (
  <>
    <Dialog open={isDialogOpen} onClose={() => undefined} title="Product" actions={null}>
      A form
    </Dialog>
    <Toasts />
  </>
);

it('a toast is inside the open modal dialog, and outside after the dialog is closed', async () => {
  const { rerender } = render(<Page isDialogOpen={true} />);
  act(() => void toast.error('Someone has changed this.'));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Someone has changed this.',
  );
  rerender(<Page isDialogOpen={false} />);
  const alert = await screen.findByRole('alert');
  expect(alert.closest('dialog')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
