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
import { buildTransaction, buildWallet } from '../../testing/wallet-samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const CODE = 'ABCDEFGH23456789';
const REDEEM = `POST /store/gift-card/redeem/${CODE}/u1`;
const statement = { data: [buildTransaction()], total: 1 };
const open = (more: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=6',
    user: buildUser(),
    language,
    api: { 'GET /wallet/u1': buildWallet(), 'GET /wallet/u1/statement': statement, ...more },
  });
const field = () => screen.getByRole('textbox', { name: 'Secret code' });
const redeem = (name = 'Redeem') => userEvent.click(screen.getByRole('button', { name }));
const redeemed = { message: 'Your gift card has been redeemed.', data: 500 };

afterEach(() => sessionStorage.clear());

describe('redeeming a gift card', () => {
  it('requires a code', async () => {
    open();
    await redeem();
    expect(await screen.findByText('Please enter gift card secret code!')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveFocus();
  });

  it('shows the redeemed amount and refetches the wallet', async () => {
    let gift = 0;
    open({
      'GET /wallet/u1': () => buildWallet({ gift, balance: gift + 200 }),
      [REDEEM]: () => {
        gift = 500;
        return redeemed;
      },
    });
    await userEvent.type(field(), 'abcd efgh ২৩৪৫ 6789');
    expect(field()).toHaveValue('ABCD-EFGH-2345-6789');
    await redeem();
    const message =
      'Congratulations! Your gift card has been redeemed. You have received BDT 500 from gift card.';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    const balance = screen.getByRole('heading', { name: 'Gift card balance' }).parentElement;
    await waitFor(() => expect(balance).toHaveTextContent('৳500.00'));
    expect(field()).toHaveValue('');
  });

  it('shows the amount in Bengali', async () => {
    open({ [REDEEM]: redeemed }, 'bn');
    await userEvent.type(screen.getByRole('textbox', { name: 'গোপন কোড' }), CODE);
    await redeem('রিডিম করুন');
    const message = 'অভিনন্দন! আপনার গিফট কার্ডটি রিডিম হয়েছে। গিফট কার্ড থেকে আপনি ৫০০ টাকা পেয়েছেন।';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('shows one text for every invalid code and keeps the code', async () => {
    open({ [REDEEM]: problemResponse(404, 'gift-card-invalid', 'This gift card code is not valid.') });
    await userEvent.type(field(), CODE);
    await redeem();
    expect(await screen.findByText('This gift card code is not valid.')).toBeInTheDocument();
    expect(field()).toHaveValue('ABCD-EFGH-2345-6789');
  });

  it('a card that was redeemed before is already in the wallet', async () => {
    const refusal = problemResponse(
      409,
      'gift-card-already-redeemed',
      'This gift card is already in your wallet.',
    );
    open({ [REDEEM]: refusal });
    await userEvent.type(field(), CODE);
    await redeem();
    expect(await screen.findByText('This gift card is already in your wallet.')).toBeInTheDocument();
  });

  it('does not send a short code', async () => {
    open();
    await userEvent.type(field(), 'ABCD');
    await redeem();
    expect(await screen.findByText('This gift card code is not valid.')).toBeInTheDocument();
    expect(sentRequests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('shows a rate limit', async () => {
    open({ [REDEEM]: problemResponse(429, 'too-many-requests', 'x') });
    await userEvent.type(field(), CODE);
    await redeem();
    expect(
      await screen.findByText('Too many tries. Please wait a minute and try again.'),
    ).toBeInTheDocument();
  });

  it('accepts a pasted link and edits in the middle', async () => {
    open();
    await userEvent.click(field());
    await userEvent.paste('http://localhost/giftcard#ABCDEFGH23456789');
    expect(field()).toHaveValue('ABCD-EFGH-2345-6789');
    await userEvent.type(field(), '{Backspace}X', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(field()).toHaveValue('ABCD-XFGH-2345-6789');
    await userEvent.type(field(), '!{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field()).toHaveValue('ABCX-FGH2-3456-789');
  });

  it('reads the code from the gift card page once', async () => {
    sessionStorage.setItem('sargam.gift-code', CODE);
    open();
    expect(field()).toHaveValue('ABCD-EFGH-2345-6789');
    expect(sessionStorage.getItem('sargam.gift-code')).toBeNull();
  });
});

describe('the wallet', () => {
  it('shows spendable, held and pending amounts and expiry dates', async () => {
    open();
    expect(await screen.findByText('৳300.00')).toBeInTheDocument();
    expect(screen.getByText('৳400.00')).toBeInTheDocument();
    expect(screen.getByText('Valid until November 21, 2027')).toBeInTheDocument();
    expect(screen.getByText('Does not expire')).toBeInTheDocument();
  });

  it('shows reason, order and balance of every transaction', async () => {
    const order = '01KA8MTQ7X5NZRWB4H2C9DVE30';
    open({
      'GET /wallet/u1/statement': {
        data: [
          buildTransaction({ _id: 'm3', kind: 'spent', change: 0, held: -300, order, balance: 700 }),
          buildTransaction({ _id: 'm2', kind: 'held', change: -300, held: 300, order, balance: 700 }),
          buildTransaction({ balance: 1000 }),
        ],
        total: 3,
      },
    });
    const [, spent, held, gift] = await screen.findAllByRole('row');
    const inRow = (row: HTMLElement | undefined) => within(row as HTMLElement);
    expect(inRow(spent).getByText('Spent on an order')).toBeInTheDocument();
    expect(inRow(spent).getByText('put aside −৳300.00')).toBeInTheDocument();
    expect(inRow(spent).getByRole('link')).toHaveAttribute('href', `/studentpanel?tab=3&order=${order}`);
    expect(inRow(held).getByText('−৳300.00')).toBeInTheDocument();
    expect(inRow(gift).getByText('+৳500.00')).toBeInTheDocument();
    expect(inRow(gift).getByText('৳1,000.00')).toBeInTheDocument();
  });

  it('shows an empty state without transactions', async () => {
    open({ 'GET /wallet/u1/statement': { data: [], total: 0 } });
    expect(await screen.findByText('Nothing has moved in your wallet yet.')).toBeInTheDocument();
  });

  it('shows its own error and keeps the form', async () => {
    open({ 'GET /wallet/u1': problemResponse(403, 'forbidden', 'Not yours.') });
    expect(await screen.findByText('Not yours.')).toBeInTheDocument();
    expect(field()).toBeInTheDocument();
  });
});
