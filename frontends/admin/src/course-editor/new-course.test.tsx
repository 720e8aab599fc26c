import {
  act,
  buildUser,
  currentUrl,
  renderInApp,
  screen,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { FakeTusUpload } from '../testing/fake-tus.ts';
import { installFakeXhr, type SentForm } from '../testing/fake-xhr.ts';
import { CourseEditor } from './index.ts';

jest.mock('tus-js-client', () => ({ Upload: FakeTusUpload }));
// jsdom decodes no picture: the dialog gives the chosen file back.
jest.mock('../picture/CropDialog.tsx', () => ({
  __esModule: true,
  default: ({ file, onDone }: { file: File; onDone: (file: File) => void }) => (
    <button type="button" onClick={() => onDone(file)}>
      crop
    </button>
  ),
}));

// The form has many fields: on a busy machine a test takes longer than the default of 5 s.
jest.setTimeout(20_000);

let forms: SentForm[] = [];
beforeEach(() => {
  sessionStorage.clear();
  FakeTusUpload.created.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  forms = installFakeXhr(() => ({ status: 200, body: { data: {}, notAdded: [] } }));
});

const video = (name: string) => new File(['video'], name, { type: 'video/mp4' });

const openNew = (type: 1 | 2 = 1, instructor?: string) =>
  renderInApp(<CourseEditor />, {
    path: '/addcourse',
    user: buildUser({ type, ...(instructor && { instructor }) }),
    api: {
      'GET /instructor/admin/instructorlist': {
        data: [{ _id: 'i1', name: 'Arif', band: 'Moyur' }],
        total: 1,
      },
      'GET /instructor/i2/': { _id: 'i2', name: 'Mitu Das' },
    },
  });

const fillTexts = async () => {
  for (const field of screen.getAllByLabelText('English')) await userEvent.type(field, 'T');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Drums');
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'Beginner');
  await userEvent.type(screen.getByLabelText('Hours'), '4');
  for (const name of ['Thumbnail', 'Banner']) {
    await userEvent.upload(
      screen.getByLabelText(name),
      new File(['x'], `${name}.png`, { type: 'image/png' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'crop' }));
  }
};
const addCourse = () => userEvent.click(screen.getByRole('button', { name: 'Add course' }));

it('a new course without a field is not sent, and says so', async () => {
  openNew();
  await addCourse();
  expect(await screen.findByText('Any of the field is not fillup or Failed to Upload!!!')).toBeVisible();
  expect(screen.getByText('At least one lesson video.')).toBeVisible();
  expect(forms).toEqual([]);
});

it('a new course is sent with its pictures and its uploaded video, and its form is opened', async () => {
  openNew();
  await fillTexts();
  await userEvent.type(screen.getByRole('combobox', { name: 'Instructor' }), 'arif');
  await userEvent.click(await screen.findByRole('option', { name: /Arif/ }));
  const standard = within(screen.getByRole('group', { name: 'Course' }));
  for (const name of ['Price', 'Old price', 'Access'])
    await userEvent.type(standard.getByLabelText(name), '30');
  await userEvent.upload(screen.getByLabelText('Videos for new lessons (MP4)'), video('one.mp4'));
  await waitFor(() => expect(FakeTusUpload.created[0]?.isStarted).toBe(true));
  await addCourse();
  expect(await screen.findByText('Any of the field is not fillup or Failed to Upload!!!')).toBeVisible();
  act(() => FakeTusUpload.created[0]?.finish());
  expect(await screen.findByText('1 video becomes a lesson when you save.')).toBeVisible();
  await addCourse();
  expect(await screen.findByText('Course Added Successfully!!!')).toBeVisible();
  expect(forms[0]?.fields).toMatchObject({
    title: 'T',
    catagory: 'Drums',
    courseType: 'beginner',
    instructor: 'i1',
    price: '30',
    validity: '30',
    uploads: 'up1',
    thumbnail: expect.any(File),
    banner: expect.any(File),
  });
  expect(forms[0]?.fields).not.toHaveProperty('titleBn');
  await waitFor(() => expect(currentUrl()).toMatch(/^\/updatecourse\?id=[\w-]{36}$/));
});

it('a bound content uploader adds a course of the own instructor, without prices', async () => {
  openNew(2, 'i2');
  expect(await screen.findByDisplayValue('Mitu Das')).toBeDisabled();
  await fillTexts();
  await userEvent.upload(screen.getByLabelText('Videos for new lessons (MP4)'), video('one.mp4'));
  await waitFor(() => expect(FakeTusUpload.created[0]?.isStarted).toBe(true));
  act(() => FakeTusUpload.created[0]?.finish());
  await screen.findByText('1 video becomes a lesson when you save.');
  await addCourse();
  await waitFor(() => expect(forms[0]?.fields).toMatchObject({ instructor: 'i2', uploads: 'up1' }));
  expect(forms[0]?.fields).not.toHaveProperty('price');
});
