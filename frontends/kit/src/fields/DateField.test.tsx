import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { useState } from 'react';
import { DateField } from './DateField.tsx';

const Chosen = ({ tell }: { tell: (day: string) => void }) => {
  const [day, setDay] = useState('');
  const change = (next: string): void => {
    tell(next);
    setDay(next);
  };
  return <DateField label="Day" value={day} onChange={change} min="2026-11-22" max="2027-11-21" />;
};
const open = () => {
  const tell = jest.fn();
  renderInApp(<Chosen tell={tell} />);
  return () => tell.mock.lastCall?.[0];
};
const pick = (part: string, value: string) => userEvent.selectOptions(screen.getByLabelText(part), value);

describe('a day within a year', () => {
  it('has the one year that it lies in', async () => {
    const chosen = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '14');
    await pick('Month', 'February');
    expect(chosen()).toBe('2027-02-14');
  });

  it.each([
    ['in the past', '20', '2026', '2026-11-20'],
    ['more than a year ahead', '23', '2027', '2027-11-23'],
  ])('keeps the year that was picked, also where that is %s', async (_, day, year, told) => {
    const chosen = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), day);
    await pick('Month', 'November');
    await pick('Year', year);
    expect(chosen()).toBe(told);
  });

  it('keeps the year that was picked before day and month', async () => {
    const chosen = open();
    await pick('Year', '2027');
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '23');
    await pick('Month', 'November');
    expect(chosen()).toBe('2027-11-23');
  });
});
