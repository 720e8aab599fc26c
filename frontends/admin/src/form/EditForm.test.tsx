import { api, Link, queryClient, Route, Routes, useNavigate } from '@sargam/kit';
import {
  BilingualField,
  NumberField,
  useFieldProps,
  useForm,
  wholeNumber,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import type { ReactElement } from 'react';
import { EditForm } from './index.ts';

const schema = z.object({
  title: z.string().min(1, 'admin.form.missing'),
  titleBn: z.string(),
  discount: wholeNumber({ required: 'admin.form.missing' }),
});

const TestForm = ({ leavesAfterSaving = false }) => {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: 'Old', titleBn: '', discount: '' },
  });
  const field = useFieldProps(form, 'admin.coupon');
  return (
    <EditForm
      form={form}
      draft="test 1"
      submit="admin.delete"
      // A toast would render the form at once.
      saved={leavesAfterSaving ? undefined : 'admin.coupon.created'}
      invalid="admin.form.missing"
      failed="admin.generic.failed_retry"
      onSubmit={async (values) => void (await api.POST('/cart/cupon', { body: values as never }))}
      onSaved={leavesAfterSaving ? () => void navigate('/admincuponlist') : undefined}
    >
      <BilingualField form={form} name="title" label="admin.coupon.code" />
      <NumberField {...field('discount')} suffix="%" />
    </EditForm>
  );
};

const pagesWith = (form: ReactElement) => (
  <Routes>
    <Route
      path="/cupon"
      element={
        <>
          {form}
          <Link to="/admincuponlist">leave</Link>
        </>
      }
    />
    <Route path="*" element={<p>another page</p>} />
  </Routes>
);
const open = (
  api: Record<string, unknown> = {},
  id = 'u1',
  form = <TestForm />,
  language: 'en' | 'bn' = 'en',
) => renderInApp(pagesWith(form), { path: '/cupon', user: buildUser({ type: 1, id }), api, language });
const title = () => screen.getByRole('textbox', { name: 'English' });
const discount = () => screen.getByRole('textbox', { name: 'discount' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));

afterEach(() => sessionStorage.clear());

it('sends the parsed values, shows the specified text, and has no unsaved changes afterwards', async () => {
  const bodies: unknown[] = [];
  open({ 'POST /cart/cupon': async (request: Request) => bodies.push(await request.json()) && {} });
  await userEvent.type(discount(), '১৫');
  await submit();
  expect(await screen.findByText('coupon created successfully')).toBeVisible();
  expect(bodies).toEqual([{ title: 'Old', titleBn: '', discount: 15 }]);
  expect(sessionStorage.length).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(await screen.findByText('another page')).toBeVisible();
});

it('shows invalid input at the field and as a toast, and focuses the field', async () => {
  open();
  await submit();
  await waitFor(() => expect(screen.getAllByText('any of the field is missing')).toHaveLength(2));
  await waitFor(() => expect(discount()).toHaveFocus());
  expect(discount()).toHaveAttribute('aria-invalid', 'true');
});

it('shows the server’s field errors at the fields and its message as a toast, and keeps the typed text', async () => {
  open({
    'POST /cart/cupon': problemResponse(400, 'invalid', 'Code is taken', {
      errors: [{ field: 'title', message: 'This code exists' }],
    }),
  });
  await userEvent.type(title(), ' and new');
  await userEvent.type(discount(), '15');
  await submit();
  expect(await screen.findByText('Code is taken')).toBeVisible();
  expect(screen.getByText('This code exists')).toBeVisible();
  expect(title()).toHaveValue('Old and new');
});

it('a Bengali page shows the server’s field errors in Bengali, with their numbers', async () => {
  const errors = [
    { field: 'title', message: 'Too Short!' },
    { field: 'titleBn', message: 'A sentence that has no text' },
    { field: 'discount', message: 'Not more than 100' },
  ];
  const api = { 'POST /cart/cupon': problemResponse(400, 'invalid-input', 'Too Short!', { errors }) };
  open(api, 'u1', <TestForm />, 'bn');
  await userEvent.type(screen.getAllByRole('textbox')[2] as HTMLElement, '150');
  await userEvent.click(screen.getByRole('button', { name: 'মুছে ফেলুন' }));
  await waitFor(() => expect(screen.getAllByText('খুব ছোট হয়ে গেছে।')).toHaveLength(2));
  expect(screen.getByText('সর্বোচ্চ ১০০ দেওয়া যায়।')).toBeVisible();
  expect(screen.getByText('এই ঘরের লেখাটি ঠিক নেই।')).toBeVisible();
});

it('a failure without a message of the server shows the text of the screen', async () => {
  open({ 'POST /cart/cupon': problemResponse(500, 'internal', '') });
  await userEvent.type(discount(), '15');
  await submit();
  expect(await screen.findByText('failed try again')).toBeVisible();
});

it('a lost connection loses no typed text, also after a reload; saving it later removes the draft', async () => {
  const first = open({ 'POST /cart/cupon': () => Promise.reject(new TypeError('offline')) });
  await userEvent.type(title(), ' and new');
  await userEvent.type(discount(), '15');
  await submit();
  expect(await screen.findByText(/does not answer/)).toBeVisible();
  first.unmount();
  queryClient.clear();
  open({ 'POST /cart/cupon': {} });
  expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
  expect(title()).toHaveValue('Old and new');
  expect(discount()).toHaveValue('15');
  await submit();
  expect(await screen.findByText('coupon created successfully')).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});

it('another user of the tab does not see the draft', async () => {
  const first = open();
  await userEvent.type(title(), ' and new');
  first.unmount();
  open({}, 'u2');
  expect(title()).toHaveValue('Old');
});

it('asks before unsaved changes are left; the safe choice has the focus and stays', async () => {
  open();
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  const stay = screen.getByRole('button', { name: 'Keep editing' });
  expect(stay).toHaveFocus();
  await userEvent.click(stay);
  expect(currentUrl()).toBe('/cupon');
  expect(title()).toHaveValue('Old!');
});

it('a screen that navigates after saving does so without a question, even if timers of 0 ms run before React commits', async () => {
  open({ 'POST /cart/cupon': {} }, 'u1', <TestForm leavesAfterSaving />);
  await userEvent.type(title(), '!');
  await userEvent.type(discount(), '15');
  const { setTimeout: wait } = window;
  const timers = jest
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      ms ? wait(run, ms) : queueMicrotask(run)) as typeof setTimeout);
  await submit();
  expect(await screen.findByText('another page')).toBeVisible();
  timers.mockRestore();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leaves after the changes are discarded, and they do not come back', async () => {
  const first = open();
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('another page')).toBeVisible();
  first.unmount();
  open();
  expect(title()).toHaveValue('Old');
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

it('the browser asks before it closes a window with unsaved changes, and only then', async () => {
  open();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  await userEvent.type(title(), '!');
  expect(close()).toBe(true);
});
