import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../testing/index.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const openCalendar = async (language: 'en' | 'bn' = 'en') => {
  const onChange = jest.fn();
  renderInApp(
    <DateRangePicker
      value={{ from: '2026-11-02', to: '2026-11-05' }}
      onChange={onChange}
      label="Dates"
      max="2026-11-21"
    />,
    { language },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Dates: / }));
  return { onChange, calendar: within(screen.getByRole('group', { name: 'Dates' })) };
};

it('selects an inclusive range in two clicks, in either order, and closes', async () => {
  const { onChange, calendar } = await openCalendar();
  await userEvent.click(calendar.getByRole('button', { name: 'November 12, 2026' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(calendar.getByRole('button', { name: 'November 9, 2026' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-09', to: '2026-11-12' });
  expect(screen.queryByRole('group', { name: 'Dates' })).not.toBeInTheDocument();
});

it('selects a single day as a range', async () => {
  const { onChange, calendar } = await openCalendar();
  await userEvent.dblClick(calendar.getByRole('button', { name: 'November 9, 2026' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-09', to: '2026-11-09' });
});

it('disables the days after the maximum', async () => {
  const { calendar } = await openCalendar();
  expect(calendar.getByRole('button', { name: 'November 21, 2026' })).toBeEnabled();
  expect(calendar.getByRole('button', { name: 'November 22, 2026' })).toBeDisabled();
  expect(calendar.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('shows month names, weekdays and digits in Bengali', async () => {
  const { calendar } = await openCalendar('bn');
  expect(calendar.getByText('নভেম্বর ২০২৬')).toBeInTheDocument();
  expect(calendar.getByText('রবি')).toBeInTheDocument();
  expect(calendar.getByRole('button', { name: '১২ নভেম্বর ২০২৬' })).toHaveTextContent(/^১২$/);
});

it('moves the focus with the arrow keys and selects with Enter', async () => {
  const { onChange, calendar } = await openCalendar();
  act(() => calendar.getByRole('button', { name: 'November 9, 2026' }).focus());
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
  expect(calendar.getByRole('button', { name: 'November 17, 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-09', to: '2026-11-10' });
});

it('is one Tab stop: the first selected day, then the day that had the focus', async () => {
  const { calendar } = await openCalendar();
  act(() => calendar.getByRole('button', { name: 'Next' }).focus());
  act(() => calendar.getByRole('button', { name: 'Previous' }).focus());
  await userEvent.tab();
  await userEvent.tab();
  expect(calendar.getByRole('button', { name: 'November 2, 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(calendar.queryAllByRole('button').includes(document.activeElement as HTMLElement)).toBe(false);
  await userEvent.tab({ shift: true });
  expect(calendar.getByRole('button', { name: 'November 3, 2026' })).toHaveFocus();
});

it('says which days are selected, also between the two clicks', async () => {
  const { calendar } = await openCalendar();
  const pressed = () => calendar.getAllByRole('button', { pressed: true }).map((day) => day.textContent);
  expect(pressed()).toEqual(['2', '3', '4', '5']);
  await userEvent.click(calendar.getByRole('button', { name: 'November 12, 2026' }));
  await waitFor(() => expect(pressed()).toEqual(['12']));
});

it('moves the focus into the month that is opened with the keyboard', async () => {
  const { calendar } = await openCalendar();
  await userEvent.click(calendar.getByText('November 2026'));
  act(() => calendar.getByRole('button', { name: 'March 2026' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calendar.getByRole('button', { name: 'March 1, 2026' })).toHaveFocus());
  expect(calendar.getAllByRole('button', { pressed: false })).toContain(document.activeElement);
});

it('keeps the focus on the last enabled day', async () => {
  const { calendar } = await openCalendar();
  act(() => calendar.getByRole('button', { name: 'November 21, 2026' }).focus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(calendar.getByRole('button', { name: 'November 21, 2026' })).toHaveFocus();
});

it('opens a month of another year through the month and the year', async () => {
  const { calendar } = await openCalendar();
  await userEvent.click(calendar.getByText('November 2026'));
  await userEvent.click(calendar.getByText('2026'));
  await userEvent.click(calendar.getByRole('button', { name: '2025' }));
  await userEvent.click(calendar.getByText('March'));
  expect(calendar.getByText('March 2025')).toBeInTheDocument();
});
