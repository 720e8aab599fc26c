import { asked, problem, renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { aCourse } from '../testing/samples.ts';
import LandingPage from './LandingPage.tsx';

const people = Array.from({ length: 12 }, (_, i) => ({
  _id: `p${i}`,
  name: `Person ${i}`,
  band: 'Kashbon',
  photo: null,
}));
const api = {
  'GET /course/featured/': { data: [aCourse()], total: 1 },
  'GET /instructor/featured/': { data: people, total: 12 },
  'GET /instructor/': { data: people, total: 12 },
  'GET /course/catagory/': { data: [{ catagory: 'Guitar', count: 3 }] },
  'POST /contact/': { success: true, message: 'Message sent Successfully' },
};
const contact = () => within(screen.getByRole('region', { name: 'Write to us' }));

describe('the landing page', () => {
  it('shows featured courses and at most ten instructors', async () => {
    renderInApp(<LandingPage />, { api });
    expect(await screen.findByRole('link', { name: 'Fingerstyle guitar from zero' })).toHaveAttribute(
      'href',
      '/courseview?id=c1',
    );
    expect(await screen.findAllByRole('link', { name: /^Person/ })).toHaveLength(10);
  });

  it('counts only what the catalogue counts', async () => {
    renderInApp(<LandingPage />, { api });
    const numbers = within(await screen.findByRole('region', { name: 'Sargam in numbers' }));
    expect(numbers.getByText('3')).toBeVisible();
    expect(numbers.getByText('12')).toBeVisible();
  });

  it('announces what has no course yet', async () => {
    renderInApp(<LandingPage />, { api });
    expect(await screen.findAllByText('Coming soon')).toHaveLength(3);
  });

  it('stands where a part of it does not load', async () => {
    renderInApp(<LandingPage />, { api: { ...api, 'GET /course/featured/': problem(400, 'x', 'no') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
  });

  it.each([
    ['en', 'Write to us', 'Send message', 'Missing Field or Invalid Email'],
    ['bn', 'আমাদের লিখুন', 'মেসেজ পাঠান', 'কোনো ঘর খালি আছে, নয়তো ইমেইলটি ঠিক নেই।'],
  ] as const)('refuses an empty message (%s)', async (language, region, button, words) => {
    renderInApp(<LandingPage />, { api, language });
    const form = within(screen.getByRole('region', { name: region }));
    await userEvent.click(form.getByRole('button', { name: button }));
    expect(await form.findByText(words)).toBeVisible();
    expect(asked.some(({ path }) => path === '/contact/')).toBe(false);
  });

  it('sends a message and clears the form', async () => {
    renderInApp(<LandingPage />, { api });
    await userEvent.type(contact().getByLabelText('Name'), 'Tasnim');
    await userEvent.type(contact().getByLabelText('Email'), ' tasnim@example.com');
    await userEvent.type(contact().getByLabelText('Message'), 'Hello');
    await userEvent.click(contact().getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent Successfully!!')).toBeVisible();
    expect(contact().getByLabelText('Message')).toHaveValue('');
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
      name: 'Tasnim',
      email: 'tasnim@example.com',
      message: 'Hello',
    });
  });
});
