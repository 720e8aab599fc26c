import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import PopupPage from './PopupPage.tsx';

const popup: ApiSchemas['Popup'] = {
  show: false,
  title: 'Boishakh offer',
  titleBn: 'বৈশাখের ছাড়',
  body: '<p>15% off</p>',
  bodyBn: '<p>১৫% ছাড়</p>',
  thumbnail: null,
  version: 3,
};
const open = (api: Record<string, unknown>) =>
  renderInApp(<PopupPage />, { path: '/addpopup', user: buildUser({ type: 1 }), api });
const preview = () => screen.findByRole('region', { name: 'Preview' });
const sentField = (name: string) => {
  const body = sentRequests.find(({ method }) => method === 'POST')?.body ?? '';
  return new RegExp(`name="${name}"\\r?\\n\\r?\\n([^\\r]*)`).exec(body)?.[1];
};

afterEach(() => sessionStorage.clear());

it('starts from the saved popup and shows each change in the preview, in both languages', async () => {
  open({ 'GET /popup/find/landing': popup });
  const shown = within(await preview());
  expect(shown.getByRole('heading', { name: 'Boishakh offer' })).toBeVisible();
  expect(shown.getByText('15% off')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'English' }), '!');
  expect(shown.getByRole('heading', { name: 'Boishakh offer!' })).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Bengali' }));
  expect(shown.getByRole('heading', { name: 'বৈশাখের ছাড়' })).toBeVisible();
});

it('sends both languages, the choice to show it, and the version', async () => {
  open({ 'GET /popup/find/landing': popup, 'POST /popup/landing': { success: true } });
  await userEvent.click(await screen.findByRole('switch', { name: 'show' }));
  expect(within(await preview()).getByText('Shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Popup Created Successfully!!!')).toBeVisible();
  expect(sentField('show')).toBe('true');
  expect(sentField('bodyBn')).toBe('<p>১৫% ছাড়</p>');
  expect(sentField('version')).toBe('3');
});

it('a missing title is refused with the specified text', async () => {
  open({ 'GET /popup/find/landing': popup });
  await userEvent.clear(await screen.findByRole('textbox', { name: 'English' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Any of the field is not fillup!!!')).toHaveLength(2));
});

it('a popup that another admin saved meanwhile is refused, and the text stays', async () => {
  const refusal = problemResponse(409, 'version-outdated', 'Somebody changed it meanwhile.');
  open({ 'GET /popup/find/landing': popup, 'POST /popup/landing': refusal });
  await userEvent.type(await screen.findByRole('textbox', { name: 'English' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody changed it meanwhile.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'English' })).toHaveValue('Boishakh offer!');
});

it('before the first popup the form is empty', async () => {
  open({ 'GET /popup/find/landing': problemResponse(404, 'popup-not-found', 'No data found') });
  expect(await screen.findByRole('textbox', { name: 'English' })).toHaveValue('');
});
