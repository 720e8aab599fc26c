import {
  buildCourseDetail,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { installFakeXhr, type SentForm } from '../testing/fake-xhr.ts';
import { CourseEditor } from './index.ts';

// The form has many fields: on a busy machine a test takes longer than the default of 5 s.
jest.setTimeout(20_000);

const outdated = { code: 'version-outdated', message: 'Changed by another person' };
let stored = buildCourseDetail();
let forms: SentForm[] = [];
/** Saves over the present version only, as the server does. */
const save = ({ fields }: SentForm) => {
  if (Number(fields['version']) !== stored.version) return { status: 409, body: outdated };
  const title = typeof fields['title'] === 'string' ? fields['title'] : stored.title;
  stored = { ...stored, title, version: stored.version + 1 };
  return { status: 200, body: { data: stored, notAdded: [] } };
};
beforeEach(() => {
  sessionStorage.clear();
  stored = buildCourseDetail({
    published: false,
    title: 'Fingerstyle guitar',
    subtitle: 'Slow and steady',
    documents: [{ _id: 'd1', name: 'chords.pdf', size: 2000, src: null }],
    version: 7,
  });
  forms = installFakeXhr(save);
});

const changeByOther = () => {
  stored = { ...stored, title: 'Title of another admin', subtitle: 'Subtitle of another admin', version: 8 };
};
const open = (api: Record<string, unknown> = {}) =>
  renderInApp(<CourseEditor courseId="c1" />, {
    path: '/updatecourse?id=c1',
    user: buildUser({ type: 1 }),
    api: {
      'GET /course/c1/?texts=both&revision=draft': () => stored,
      'GET /course/c1/checklist': { data: [], ready: true },
      ...api,
    },
  });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const versions = () => forms.map(({ fields }) => fields['version']);
const refetched = () =>
  waitFor(() =>
    expect(sentRequests.filter(({ path }) => path.startsWith('/course/c1/?')).length).toBeGreaterThan(1),
  );

it('the removal of a document does not move the version on which the form is based', async () => {
  open({
    'DELETE /course/file/d1?revision=draft': () => {
      stored = { ...stored, documents: [] };
      changeByOther();
      return { success: true };
    },
  });
  await userEvent.type(await screen.findByDisplayValue('Fingerstyle guitar'), '!');
  await click('Remove chords.pdf');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('chords.pdf')).toBeNull());
  await click('Save');
  expect(await screen.findByText('Changed by another person')).toBeVisible();
  expect(versions()).toEqual(['7']);
  expect(stored.title).toBe('Title of another admin');
});

it('after a refusal the typed text stays, other fields show the present values, and the next save is based on them', async () => {
  open();
  await userEvent.type(await screen.findByDisplayValue('Fingerstyle guitar'), '!');
  changeByOther();
  await click('Save');
  expect(await screen.findByDisplayValue('Subtitle of another admin')).toBeVisible();
  expect(screen.getByDisplayValue('Fingerstyle guitar!')).toBeVisible();
  await click('Save');
  await waitFor(() => expect(versions()).toEqual(['7', '8']));
});

it('a save after an own save and an own publication is based on the version of the latter', async () => {
  open({
    'GET /course/published/c1?version=8': () => {
      stored = { ...stored, version: 9 };
      return { success: true, data: stored };
    },
  });
  const title = await screen.findByDisplayValue('Fingerstyle guitar');
  await userEvent.type(title, '!');
  await click('Save');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  await click('Publish');
  expect(await screen.findByText('Course published!!!')).toBeVisible();
  await refetched();
  await userEvent.type(title, '!');
  await click('Save');
  await waitFor(() => expect(versions()).toEqual(['7', '9']));
});

it('a publication is refused if another admin has changed the course that is shown', async () => {
  open({ 'GET /course/published/c1?version=7': problemResponse(409, outdated.code, outdated.message) });
  await screen.findByDisplayValue('Fingerstyle guitar');
  changeByOther();
  await click('Publish');
  expect(await screen.findByText('Changed by another person')).toBeVisible();
  expect(await screen.findByDisplayValue('Title of another admin')).toBeVisible();
});
