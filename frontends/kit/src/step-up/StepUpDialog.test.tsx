import { api, useErrorText } from '@sargam/kit';
import {
  buildUser,
  installFakePasskeys,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { StepUpDialog } from './StepUpDialog.tsx';

const stepUpRequired = problemResponse(403, 'step-up-required', 'Please enter your password again.');
const ACCEPT = 'POST /order/import/accept';
const STEP_UP = 'POST /user/step-up';

/** A page with an action that needs a recent password. */
const Page = () => {
  const errorText = useErrorText();
  const accept = useMutation({
    mutationFn: (reference: string) => api.POST('/order/import/accept', { body: { reference } }),
  });
  return (
    <>
      <StepUpDialog />
      <button type="button" onClick={() => accept.mutate('OLD-77')}>
        Accept
      </button>
      <p>{accept.isSuccess && 'accepted'}</p>
      <p>{accept.error && errorText(accept.error)}</p>
    </>
  );
};

const open = (answers: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderInApp(<Page />, {
    user: buildUser({ type: 1 }),
    api: { 'GET /user/second-factor': { passkeys: [] }, ...answers },
    language,
  });
/** The call is refused until a fresh token is sent. */
const acceptWithToken = (request: Request) =>
  request.headers.get('auth-token') === 'fresh' ? {} : stepUpRequired;
const sent = (method: string) => sentRequests.filter(({ method: m, path }) => `${m} ${path}` === method);

beforeEach(() => {
  sentRequests.length = 0;
});

it('asks for the password by keyboard and repeats the refused call with the fresh token', async () => {
  open({ [ACCEPT]: acceptWithToken, [STEP_UP]: { v_token: 'fresh' } });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Enter your password again' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('kokil-da-1{Enter}');
  expect(await screen.findByText('accepted')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(STEP_UP).map(({ body }) => body)).toEqual(['{"password":"kokil-da-1"}']);
  expect(sent(ACCEPT).map(({ body }) => body)).toEqual(['{"reference":"OLD-77"}', '{"reference":"OLD-77"}']);
});

it('Escape gives up: the call is not repeated and its error says that nothing was changed', async () => {
  open({ [ACCEPT]: stepUpRequired });
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(await screen.findByText('This needs your password. Nothing was changed.')).toBeVisible();
  expect(sent(ACCEPT)).toHaveLength(1);
});

it.each([
  ['en', problemResponse(400, 'password-wrong', 'x'), 'The password is not right.'],
  ['bn', problemResponse(400, 'password-wrong', 'x'), 'পাসওয়ার্ড ঠিক হয়নি।'],
  [
    'en',
    problemResponse(429, 'login-throttled', 'x', { retryAfter: 90 }),
    /^Too many tries\. Try again in 2\smin/,
  ],
] as const)(
  'in %s a refused password is named at its field, which keeps the focus',
  async (language, refusal, text) => {
    open({ [ACCEPT]: stepUpRequired, [STEP_UP]: refusal }, language);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('wrong{Enter}');
    const field = await screen.findByDisplayValue('wrong');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveFocus();
  },
);

it('two refused calls ask once', async () => {
  open({ [ACCEPT]: acceptWithToken, [STEP_UP]: { v_token: 'fresh' } });
  const calls = ['OLD-1', 'OLD-2'].map((reference) =>
    api.POST('/order/import/accept', { body: { reference } }),
  );
  await screen.findByRole('dialog');
  await userEvent.keyboard('kokil-da-1{Enter}');
  await Promise.all(calls);
  expect(sent(STEP_UP)).toHaveLength(1);
});

it('a person with a passkey uses it instead of the password', async () => {
  const credential = { id: 'c', rawId: 'c', type: 'public-key', response: {} };
  installFakePasskeys(credential);
  open({
    [ACCEPT]: acceptWithToken,
    'GET /user/second-factor': { passkeys: [{ id: 'k1', name: 'Laptop', createdAt: '', usedAt: null }] },
    'POST /user/step-up/passkey/options': { options: { challenge: 'abc' } },
    'POST /user/step-up/passkey': { v_token: 'fresh' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByText('accepted')).toBeVisible();
  expect(sent('POST /user/step-up/passkey').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { credential },
  ]);
});
