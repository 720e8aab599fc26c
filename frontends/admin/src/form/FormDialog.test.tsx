import { Button } from '@sargam/kit';
import { TextField, useFieldProps, useForm } from '@sargam/kit/forms';
import { renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { useState } from 'react';
import { FormDialog } from './index.ts';

const NameDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const form = useForm({ values: { name: 'Gift card' }, resetOptions: { keepDirtyValues: true } });
  return (
    <FormDialog
      form={form}
      draft={`product ${id}`}
      title="admin.product.edit"
      saved="admin.product.updated"
      failed="admin.generic.failed_please"
      onSubmit={async () => undefined}
      onClose={onClose}
    >
      <TextField {...useFieldProps(form, 'admin.store')('name')} />
    </FormDialog>
  );
};

const Page = () => {
  const [id, setId] = useState<string>();
  return (
    <>
      {['p1', 'p2'].map((each) => (
        <Button key={each} onClick={() => setId(each)}>
          {each}
        </Button>
      ))}
      {id && <NameDialog id={id} onClose={() => setId(undefined)} />}
    </>
  );
};

const click = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const name = () => screen.getByRole('textbox');
/** Types into the dialog of the first product and closes it with this button. */
const typeAndLeave = async (button: string) => {
  renderInApp(<Page />);
  await click('p1');
  await userEvent.type(name(), ' for a year');
  await click(button);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
};
afterEach(() => sessionStorage.clear());

it('what is typed is filled in again after the dialog was closed, until it is discarded', async () => {
  await typeAndLeave('Cancel');
  await click('p1');
  await waitFor(() => expect(name()).toHaveValue('Gift card for a year'));
  await click('Discard changes');
  await waitFor(() => expect(name()).toHaveValue('Gift card'));
});

it('another product does not get the typed text', async () => {
  await typeAndLeave('Cancel');
  await click('p2');
  expect(name()).toHaveValue('Gift card');
});

it('saved text is no draft', async () => {
  await typeAndLeave('Save');
  await click('p1');
  expect(name()).toHaveValue('Gift card');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});
