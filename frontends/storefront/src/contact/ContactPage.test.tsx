import { unknownCompany } from '@sargam/kit';
import {
  configureCompany,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import ContactPage from './ContactPage.tsx';

const texts = {
  en: {
    title: 'Contact',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send message',
    missing: 'Please fill all the fields',
    sent: 'Message sent Successfully',
    required: 'This is required',
    invalid: 'Enter a valid email address',
  },
  bn: {
    title: 'যোগাযোগ',
    name: 'নাম',
    email: 'ইমেইল',
    message: 'মেসেজ',
    send: 'মেসেজ পাঠান',
    missing: 'সব ঘর পূরণ করুন।',
    sent: 'মেসেজটি পাঠানো হয়েছে।',
    required: 'এই ঘরটি পূরণ করুন।',
    invalid: 'সঠিক ইমেইল ঠিকানা লিখুন।',
  },
} as const;

const open = (language: 'en' | 'bn', contact: unknown = { success: true }) =>
  renderInApp(<ContactPage />, { path: '/contact', language, api: { 'POST /contact/': contact } });

const write = async (language: 'en' | 'bn', email: string): Promise<void> => {
  const words = texts[language];
  await userEvent.type(screen.getByLabelText(words.name), 'Tasnim');
  await userEvent.type(screen.getByLabelText(words.email), email);
  await userEvent.type(screen.getByLabelText(words.message), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
};

describe.each(['en', 'bn'] as const)('the contact page (%s)', (language) => {
  const words = texts[language];

  it('shows phone number, e-mail address, office and licence of the settings', () => {
    configureCompany({
      ...unknownCompany,
      phone: '+880 2 0000 0000',
      email: 'support@sargam.test',
      office: { en: 'Dhanmondi, Dhaka', bn: 'ধানমন্ডি, ঢাকা' },
      tradeLicence: 'TRAD/DSCC/000000/2026',
    });
    open(language);
    expect(screen.getByText(language === 'en' ? 'Dhanmondi, Dhaka' : 'ধানমন্ডি, ঢাকা')).toBeVisible();
    expect(screen.getByText('TRAD/DSCC/000000/2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByRole('link', { name: '+880 2 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+880200000000',
    );
    expect(screen.getByRole('link', { name: 'support@sargam.test' })).toBeVisible();
    expect(document.title).toContain(words.title);
  });

  it('marks empty fields and sends nothing', async () => {
    open(language);
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.missing)).toBeVisible();
    expect(screen.getAllByText(words.required)).toHaveLength(3);
    expect(screen.getByLabelText(words.name)).toHaveFocus();
    expect(sentRequests).toEqual([]);
  });

  it('shows an invalid address only at its field', async () => {
    open(language);
    await write(language, 'tasnim@');
    expect(await screen.findByText(words.invalid)).toBeVisible();
    expect(screen.queryByText(words.missing)).toBeNull();
    expect(sentRequests).toEqual([]);
  });

  it('sends the message and clears the form', async () => {
    open(language);
    await write(language, ' tasnim@example.com');
    expect(await screen.findByText(words.sent)).toBeVisible();
    for (const name of ['name', 'email', 'message'] as const)
      expect(screen.getByLabelText(words[name])).toHaveValue('');
    expect(JSON.parse(sentRequests.at(-1)?.body ?? '')).toEqual({
      name: 'Tasnim',
      email: 'tasnim@example.com',
      message: 'Hello',
    });
  });

  it('shows server errors at their fields and keeps the text', async () => {
    const fields = { email: 'Missing Field or Invalid Email' };
    open(language, problemResponse(400, 'contact-incomplete', 'Please fill all the fields', { fields }));
    await write(language, 'tasnim@example.com');
    expect(await screen.findByText(words.invalid)).toBeVisible();
    expect(screen.getByLabelText(words.email)).toHaveFocus();
    expect(screen.getByLabelText(words.message)).toHaveValue('Hello');
  });
});

it('shows a rate limit and keeps the text', async () => {
  open('en', problemResponse(429, 'too-many-requests', 'slow down'));
  await write('en', 'tasnim@example.com');
  expect(await screen.findByText('Too many tries. Wait a few minutes.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});
