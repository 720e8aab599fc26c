import {
  buildUser,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';

import { PracticeJournal } from './PracticeJournal.tsx';

const loop = { start: 20.5, end: 24, speed: 0.75, rounds: 8 };
const lesson = { lesson: 'l1', course: 'c1', title: 'Travis picking', seconds: 1500, loops: [loop] };
const days = [
  { date: '2026-11-21', seconds: 1500, lessons: [lesson] },
  { date: '2026-11-14', seconds: 600, lessons: [{ ...lesson, seconds: 600, loops: [] }] },
];
const open = (journal: unknown, language: 'en' | 'bn' = 'en') =>
  renderInApp(<PracticeJournal />, {
    path: '/studentpanel?tab=0',
    user: buildUser(),
    language,
    api: {
      'GET /learning/journal': journal,
      'PUT /learning/practice-goal': { success: true },
      'PUT /learning/journal-sharing': { success: true },
    },
  });

freezeTime('2026-11-21T06:00:00Z');

it.each([
  ['en' as const, '25 of 60 minutes in the last seven days', '00:20.5 to 00:24.0 at 0.75×, 8 times'],
  ['bn' as const, 'গত সাত দিনে ৬০ মিনিটের মধ্যে ২৫ মিনিট', '০০:২০.৫ থেকে ০০:২৪.০, ০.৭৫× গতিতে, ৮ বার'],
])(
  'the last seven days are shown against the goal, with the loops of a day (%s)',
  async (language, week, text) => {
    open({ data: days, weeklyGoalMinutes: 60 }, language);
    expect(await screen.findByText(week)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '25');
  },
);

it('each of the seven days has its minutes', async () => {
  open({ data: days, weeklyGoalMinutes: 0 });
  const week = await screen.findByRole('list', { name: 'The last seven days' });
  const bars = within(week).getAllByRole('listitem');
  expect(bars).toHaveLength(7);
  expect(bars[6]).toHaveTextContent('25 min');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('the goal is saved from the digits of either language, and a wrong one is not sent', async () => {
  open({ data: [], weeklyGoalMinutes: 0 });
  expect(await screen.findByText(/counts the minutes while a lesson plays/)).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Goal for seven days' });
  await userEvent.type(field, 'much{Enter}');
  expect(field).toHaveAccessibleDescription('A whole number up to 10,000');
  await userEvent.clear(field);
  await userEvent.type(field, '৯০{Enter}');
  expect(await screen.findByText('Your goal has been saved.')).toBeInTheDocument();
  const sent = sentRequests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ minutes: 90 }]);
});

it('a journal that cannot be read has a retry', async () => {
  open(problemResponse(403, 'another', 'Not today.'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('is private by default, and is shared and made private by a switch', async () => {
  const answers = [false, true, false].map((shared) => ({ data: days, weeklyGoalMinutes: 0, shared }));
  open(() => answers.shift());
  const share = await screen.findByRole('switch', { name: 'Show my practice to my instructors' });
  expect(share).not.toBeChecked();
  await userEvent.click(share);
  expect(await screen.findByText('Your instructors see your practice now.')).toBeVisible();
  expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
  await userEvent.click(share);
  expect(await screen.findByText('Nobody else sees your practice any more.')).toBeVisible();
  expect(
    sentRequests.filter(({ path }) => path === '/learning/journal-sharing').map(({ body }) => body),
  ).toEqual(['{"shared":true}', '{"shared":false}']);
});
