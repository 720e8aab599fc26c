import { renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { useState } from 'react';
import { DateField } from './DateField.tsx';

const told: string[] = [];
beforeEach(() => told.splice(0));

const Asked = (props: Partial<Parameters<typeof DateField>[0]>) => {
  const [value, setValue] = useState('');
  const tell = (next: string): void => {
    told.push(next);
    setValue(next);
  };
  return <DateField label="On" value={value} onChange={tell} {...props} />;
};
const span = { min: '2026-11-22', max: '2027-11-21' };
const partsIn = (group: HTMLElement) =>
  [...group.querySelectorAll('input, select')].map((part) => part.getAttribute('aria-label'));

it('is asked in the order, words and digits of Bengali', async () => {
  renderInApp(<Asked {...span} />, { language: 'bn' });
  const group = screen.getByRole('group', { name: 'On' });
  expect(partsIn(group)).toEqual(['দিন', 'মাস', 'বছর']);
  expect(screen.getByText('২২ নভেম্বর ২০২৬ থেকে ২১ নভেম্বর ২০২৭ পর্যন্ত')).toBeVisible();
  await userEvent.type(screen.getByLabelText('দিন'), '১4');
  await userEvent.selectOptions(screen.getByLabelText('মাস'), 'এপ্রিল');
  expect(screen.getByLabelText('দিন')).toHaveValue('১৪');
  expect(within(screen.getByLabelText('বছর')).getByRole('option', { selected: true })).toHaveTextContent(
    '২০২৭',
  );
  expect(told.at(-1)).toBe('2027-04-14');
});

it('is asked from the keyboard alone, month first in English', async () => {
  renderInApp(<Asked />, { language: 'en' });
  expect(partsIn(screen.getByRole('group', { name: 'On' }))).toEqual(['Month', 'Day', 'Year']);
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
  await userEvent.click(screen.getByLabelText('Day'));
  await userEvent.keyboard('14{Tab}2001');
  expect(told.at(-1)).toBe('2001-04-14');
});

it('tells what is begun as no day, and nothing where all is taken out', async () => {
  renderInApp(<Asked />);
  await userEvent.type(screen.getByLabelText('Day'), '4');
  expect(told.at(-1)).not.toBe('');
  await userEvent.clear(screen.getByLabelText('Day'));
  expect(told.at(-1)).toBe('');
});

it('shows what the form sets', () => {
  const { rerender } = renderInApp(<DateField label="On" value="2001-04-03" onChange={() => undefined} />);
  expect(screen.getByLabelText('Day')).toHaveValue('3');
  rerender(<DateField label="On" value="" onChange={() => undefined} />);
  expect(screen.getByLabelText('Day')).toHaveValue('');
});

it('says what is wrong to each of its parts', () => {
  renderInApp(<Asked {...span} error="Enter a valid date" />);
  for (const part of ['Month', 'Day', 'Year']) {
    expect(screen.getByLabelText(part)).toBeInvalid();
    expect(screen.getByLabelText(part)).toHaveAccessibleDescription('Enter a valid date');
  }
});

const open = () => {
  renderInApp(<Asked label="Day" {...span} />);
  return () => told.at(-1);
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

  it('gives the year again once the form was reset after one was picked', async () => {
    const Reset = () => {
      const [key, setKey] = useState('');
      return (
        <>
          <DateField label="On" value={key} onChange={setKey} {...span} />
          <button type="button" onClick={() => setKey('')}>
            Reset
          </button>
          <output>{key}</output>
        </>
      );
    };
    renderInApp(<Reset />);
    await pick('Year', '2026');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '14');
    await pick('Month', 'February');
    expect(screen.getByRole('status')).toHaveTextContent('2027-02-14');
  });
});
