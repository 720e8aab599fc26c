import { buildUser, renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { buildReferrals } from '../../testing/wallet-samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const open = (referrals: unknown, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=5',
    user: buildUser(),
    language,
    api: { 'GET /referral/u1': referrals },
  });
const friend = (name: string, state: string) => ({
  name,
  state,
  reward: 200,
  joinedAt: '2026-11-21T04:30:00.000Z',
  earnedAt: null,
});

describe('the earn tab', () => {
  it('shows and copies code and link', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    open(buildReferrals());
    expect(await screen.findByText('share your code and get 200 taka')).toBeInTheDocument();
    expect(screen.getByText('TASNIM7K')).toHaveAttribute('lang', 'en');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Code copied')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText.mock.calls).toEqual([['TASNIM7K'], ['http://localhost/signup/TASNIM7K']]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('opens the share sheet if the browser has one', async () => {
    const share = jest.fn(async () => undefined);
    Object.assign(navigator, { share });
    open(buildReferrals());
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'http://localhost/signup/TASNIM7K' }));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('shows referred users and rewards', async () => {
    const data = [friend('Ovi', 'pending'), friend('Joya', 'earned'), friend('Rakib', 'reversed')];
    open(buildReferrals({ data, total: 3 } as object));
    const [, ovi, joya, rakib] = await screen.findAllByRole('row');
    const inRow = (row: HTMLElement | undefined) => within(row as HTMLElement);
    expect(inRow(ovi).getByText('Pending')).toBeInTheDocument();
    expect(inRow(joya).getByText('Earned')).toBeInTheDocument();
    expect(inRow(rakib).getByText('Taken back')).toBeInTheDocument();
  });

  it('shows an empty state in Bengali', async () => {
    open(buildReferrals(), 'bn');
    expect(await screen.findByText('আপনার কোড শেয়ার করুন, ২০০ টাকা পান')).toBeInTheDocument();
    expect(screen.getByText('আপনার কোডে এখনো কেউ যোগ দেননি।')).toBeInTheDocument();
  });
});
