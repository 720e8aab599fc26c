import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { course } from '../../testing/course-page.tsx';
import { ShareCourse } from './ShareCourse.tsx';

const address = `${window.location.origin}/courseview?id=c1`;
const renderShare = (language: 'en' | 'bn' = 'en') =>
  renderInApp(<ShareCourse course={course} />, { language, path: '/courseview?id=c1&utm_source=mail' });

it.each([
  ['en', 'Copy the link', 'The link is copied.'],
  ['bn', 'লিংক কপি করুন', 'লিংকটি কপি হয়েছে।'],
] as const)(
  'copies the address of the course without other parameters (%s)',
  async (language, name, text) => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    renderShare(language);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(write).toHaveBeenCalledWith(address);
  },
);

it('says that the link was not copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  renderShare();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link could not be copied.')).toBeVisible();
});

it.each([
  ['Send with WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${course.title} ${address}`)}`],
  ['Send with Messenger', `fb-messenger://share?link=${encodeURIComponent(address)}`],
])('opens the app with the address (%s)', async (name, target) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  renderShare();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(open).toHaveBeenCalledWith(target, '_blank', 'noopener');
});
