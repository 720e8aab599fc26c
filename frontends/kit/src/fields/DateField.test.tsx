import { renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { useState } from 'react';
import { DateField } from './DateField.tsx';

const reported: string[] = [];
beforeEach(() => reported.splice(0));

const StatefulDateField = (props: Partial<Parameters<typeof DateField>[0]>) => {
  const [value, setValue] = useState('');
  const handleChange = (next: string): void => {
    reported.push(next);
    setValue(next);
  };
  return <DateField label="On" value={value} onChange={handleChange} {...props} />;
};
const span = { min: '2026-11-22', max: '2027-11-21' };
const partsIn = (group: HTMLElement) =>
  [...group.querySelectorAll('input, select')].map((part) => part.getAttribute('aria-label'));

it('uses the order, words and digits of Bengali', async () => {
  renderInApp(<StatefulDateField {...span} />, { language: 'bn' });
  const group = screen.getByRole('group', { name: 'On' });
  expect(partsIn(group)).toEqual(['দিন', 'মাস', 'বছর']);
  expect(screen.getByText('২২ নভেম্বর ২০২৬ থেকে ২১ নভেম্বর ২০২৭ পর্যন্ত')).toBeVisible();
  await userEvent.type(screen.getByLabelText('দিন'), '১4');
  await userEvent.selectOptions(screen.getByLabelText('মাস'), 'এপ্রিল');
  expect(screen.getByLabelText('দিন')).toHaveValue('১৪');
  expect(within(screen.getByLabelText('বছর')).getByRole('option', { selected: true })).toHaveTextContent(
    '২০২৭',
  );
  expect(reported.at(-1)).toBe('2027-04-14');
});

it('can be filled with the keyboard alone, month first in English', async () => {
  renderInApp(<StatefulDateField />, { language: 'en' });
  expect(partsIn(screen.getByRole('group', { name: 'On' }))).toEqual(['Month', 'Day', 'Year']);
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
  await userEvent.click(screen.getByLabelText('Day'));
  await userEvent.keyboard('14{Tab}2001');
  expect(reported.at(-1)).toBe('2001-04-14');
});

it('reports an incomplete date as invalid, and an empty value when all parts are cleared', async () => {
  renderInApp(<StatefulDateField />);
  await userEvent.type(screen.getByLabelText('Day'), '4');
  expect(reported.at(-1)).not.toBe('');
  await userEvent.clear(screen.getByLabelText('Day'));
  expect(reported.at(-1)).toBe('');
});

it('shows the value that the form sets', () => {
  const { rerender } = renderInApp(<DateField label="On" value="2001-04-03" onChange={() => undefined} />);
  expect(screen.getByLabelText('Day')).toHaveValue('3');
  rerender(<DateField label="On" value="" onChange={() => undefined} />);
  expect(screen.getByLabelText('Day')).toHaveValue('');
});

it('describes each part with the error', () => {
  renderInApp(<StatefulDateField {...span} error="Enter a valid date" />);
  for (const part of ['Month', 'Day', 'Year']) {
    expect(screen.getByLabelText(part)).toBeInvalid();
    expect(screen.getByLabelText(part)).toHaveAccessibleDescription('Enter a valid date');
  }
});

const open = () => {
  renderInApp(<StatefulDateField label="Day" {...span} />);
  return () => reported.at(-1);
};
const pick = (part: string, value: string) => userEvent.selectOptions(screen.getByLabelText(part), value);

describe('a date field with a span of one year', () => {
  it('fills in the only possible year', async () => {
    const chosen = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '14');
    await pick('Month', 'February');
    expect(chosen()).toBe('2027-02-14');
  });

  it.each([
    ['in the past', '20', '2026', '2026-11-20'],
    ['more than a year ahead', '23', '2027', '2027-11-23'],
  ])('keeps the selected year, even if the date is %s', async (_, day, year, expected) => {
    const chosen = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), day);
    await pick('Month', 'November');
    await pick('Year', year);
    expect(chosen()).toBe(expected);
  });

  it('keeps a year that was selected before day and month', async () => {
    const chosen = open();
    await pick('Year', '2027');
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '23');
    await pick('Month', 'November');
    expect(chosen()).toBe('2027-11-23');
  });

  it('fills in the year again after the form was reset', async () => {
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
