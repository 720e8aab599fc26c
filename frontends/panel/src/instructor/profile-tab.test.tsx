import { buildUser, renderInApp, screen, within } from '@sargam/kit/testing';
import { buildAccount, buildSession } from '../testing/account-samples.ts';
import InstructorPanelPage from './InstructorPanelPage.tsx';

it('shows an instructor no student fields and links to the public page', async () => {
  renderInApp(<InstructorPanelPage />, {
    path: '/instructorpanel?tab=1',
    user: buildUser({ type: 3, instructor: 'i1' }),
    api: {
      'GET /user/u1': buildAccount({ type: 3, instructor: 'i1', dob: '', address: '' }),
      'GET /user/linked-accounts/u1': { data: [] },
      'GET /user/sessions/u1': { data: [buildSession()] },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Who you are' }));
  expect(card.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  expect(card.queryByRole('textbox', { name: 'Address' })).toBeNull();
  expect(card.getByRole('link', { name: 'See your public page' })).toHaveAttribute(
    'href',
    '/instructorview/i1',
  );
});
