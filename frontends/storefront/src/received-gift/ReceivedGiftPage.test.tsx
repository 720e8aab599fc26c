import { history } from '@sargam/kit';
import {
  act,
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { GiftCardPicture } from '../store/GiftCardPicture.tsx';
import { formatCode, normaliseCode } from './gift-code.ts';
import ReceivedGiftPage from './ReceivedGiftPage.tsx';

const CODE = 'ABCD2345EFGH6789';
const receivedCard = {
  value: 1000,
  valid_from: '2026-11-21T00:00:00.000Z',
  valid_to: '2027-11-21T17:59:59.000Z',
  giftCardFrom: 'Tasnim',
  receiverName: 'Mahmuda',
  giftCardMessage: 'Now play it too.',
  product: '01FR9EZ700X35D0RXDZ8TQ68FV',
  image: null,
};
const open = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<ReceivedGiftPage />, {
    path: `/giftcard#${CODE}`,
    route: '/giftcard',
    ...more,
    api: { 'POST /store/gift-card/look': receivedCard, ...more.api },
  });

beforeEach(() => sessionStorage.clear());

it.each([
  ['abcd-2345-efgh-6789', CODE],
  [' ABCD 2345 EFGH 6789 ', CODE],
  ['ABCD২৩৪৫EFGH৬৭৮৯', CODE],
])('normalises %s', (typed, code) => expect(normaliseCode(typed)).toBe(code));

it('formats a code in groups of four', () => expect(formatCode(CODE)).toBe('ABCD-2345-EFGH-6789'));

describe('a received gift card', () => {
  it.each([
    ['en', 'A gift from Tasnim', '৳1,000.00', 'Valid until November 21, 2027'],
    ['bn', 'উপহার পাঠিয়েছেন Tasnim', '৳১,০০০.০০', 'মেয়াদ ২১ নভেম্বর ২০২৭ পর্যন্ত'],
  ] as const)(
    'shows value, validity and message without an account and removes the code from the URL (%s)',
    async (language, from, worth, until) => {
      open({ language });
      expect(await screen.findByRole('heading', { name: from })).toBeVisible();
      expect(screen.getByText(worth)).toBeVisible();
      expect(screen.getByText(until)).toBeVisible();
      expect(screen.getByText('Now play it too.')).toBeVisible();
      expect(window.location.href).not.toContain(CODE);
      expect(sentRequests.filter(({ path }) => path.includes(CODE))).toEqual([]);
    },
  );

  it('draws the same card as the store', async () => {
    const drawnOf = (page: HTMLElement) => page.querySelector('.giftCard svg')?.innerHTML;
    const store = renderInApp(
      <GiftCardPicture card={{ _id: receivedCard.product, value: 1000, image: null }} />,
    ).container;
    const drawn = drawnOf(store);
    const { container } = open();
    await screen.findByRole('heading', { name: 'A gift from Tasnim' });
    expect(drawn).toBeTruthy();
    expect(drawnOf(container)).toBe(drawn);
  });

  it('shows the product’s picture if there is one', async () => {
    const { container } = open({
      api: { 'POST /store/gift-card/look': { ...receivedCard, image: '/api/v1/media/p1' } },
    });
    await screen.findByRole('heading', { name: 'A gift from Tasnim' });
    expect(container.querySelector('.giftCard img')).toHaveAttribute('src', '/api/v1/media/p1');
  });

  it('passes the code to the redeem tab without the URL', async () => {
    open({ user: buildUser() });
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect(currentUrl()).toBe('/studentpanel?tab=6');
    expect(sessionStorage.getItem('sargam.gift-code')).toBe(CODE);
  });

  it.each([
    ['Redeem', '/login?redirect=%2Fstudentpanel%3Ftab%3D6'],
    ['Sign up', '/signup?redirect=%2Fstudentpanel%3Ftab%3D6'],
  ])('sends a visitor who clicks %s to %s', async (button, to) => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(currentUrl()).toBe(to);
    expect(sessionStorage.getItem('sargam.gift-code')).toBe(CODE);
  });

  it.each([
    ['unknown', problemResponse(404, 'gift-card-invalid', 'x')],
    ['malformed', problemResponse(400, 'invalid', 'x')],
    ['rate limited', problemResponse(429, 'too-many-requests', 'x')],
  ])('shows the same text if the code is %s', async (_, answer) => {
    open({ path: '/giftcard', api: { 'POST /store/gift-card/look': answer } });
    await userEvent.type(screen.getByLabelText('Secret code'), 'wrong{Enter}');
    expect(await screen.findByText('This gift card code is not valid.')).toBeVisible();
    expect(screen.getByLabelText('Secret code')).toBeInvalid();
    expect(screen.getByLabelText('Secret code')).toHaveFocus();
  });

  it('looks the code up again when the same link is opened again', async () => {
    let wrong = true;
    const answer = () => (wrong ? problemResponse(404, 'gift-card-invalid', 'x') : receivedCard);
    open({ api: { 'POST /store/gift-card/look': answer } });
    expect(await screen.findByText('This gift card code is not valid.')).toBeVisible();
    wrong = false;
    act(() => history.navigator.push(`/giftcard#${CODE}`));
    expect(await screen.findByRole('heading', { name: 'A gift from Tasnim' })).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('requires a code', async () => {
    open({ path: '/giftcard' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the card' }));
    expect(await screen.findByText('Please enter gift card secret code!')).toBeVisible();
    expect(screen.getByLabelText('Secret code')).toHaveFocus();
    await waitFor(() => expect(sentRequests).toEqual([]));
  });
});
