import {
  dateInDhaka,
  daysUntil,
  discountPercent,
  formatAmount,
  formatApiDate,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatList,
  formatMoney,
  formatShortDate,
  normalisePhone,
  splitGraphemes,
  toAsciiDigits,
  truncateText,
} from './index.ts';

describe('money', () => {
  it.each([
    [1250, '৳1,250.00', '৳১,২৫০.০০'],
    [125500, '৳1,25,500.00', '৳১,২৫,৫০০.০০'],
    [-50, '−৳50.00', '−৳৫০.০০'],
    [0, '৳0.00', '৳০.০০'],
  ])('formats %d taka', (taka, en, bn) => {
    expect(formatMoney(taka, 'en')).toBe(en);
    expect(formatMoney(taka, 'bn')).toBe(bn);
  });

  it('omits the decimals of a whole amount in a sentence', () => {
    expect(formatAmount(200, 'bn')).toBe('২০০');
    expect(formatAmount(200.5, 'en')).toBe('200.50');
  });

  it('gives the same text as Intl.NumberFormat for every amount', () => {
    for (const [language, locale] of [
      ['en', 'en-IN'],
      ['bn', 'bn-BD'],
    ] as const) {
      const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      for (let at = 0; at < 2_000; at += 1) {
        const size = 10 ** (at % 16);
        const value =
          [Math.floor(Math.random() * size), Math.random() * size, Math.floor(size) / 100][at % 3] ?? 0;
        expect(formatMoney(value, language)).toBe(`৳${money.format(value)}`);
        expect(formatCount(value, language)).toBe(count.format(value));
        if (value > 0) expect(formatCount(-value, language)).toBe(count.format(-value));
      }
    }
  });

  it('groups digits in lakhs', () => {
    expect(formatCount(1234567, 'bn')).toBe('১২,৩৪,৫৬৭');
    expect(formatCount(1234567, 'en')).toBe('12,34,567');
  });

  it.each([
    [1500, 2000, 25],
    [2000, 2000, undefined],
    [2500, 2000, undefined],
    [1500, 0, undefined],
    [1999, 2000, undefined],
  ])('price %d, old price %d: discount %p per cent', (price, old, percent) => {
    expect(discountPercent(price, old)).toBe(percent);
  });
});

describe('dates in Dhaka', () => {
  const morning = new Date('2026-11-21T04:30:00Z');

  it('formats date, weekday and time', () => {
    expect(formatDateTime(morning, 'bn')).toBe('২১ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০');
    expect(formatDateTime(morning, 'en')).toBe('Saturday, November 21, 2026, 10:30 AM');
    expect(formatDate(morning, 'bn')).toBe('২১ নভেম্বর ২০২৬');
    expect(formatShortDate(morning, 'bn')).toBe('২১-১১-২০২৬');
  });

  it.each([
    ['2026-11-20T22:00:00Z', 'ভোর ৪:০০'],
    ['2026-11-21T06:00:00Z', 'দুপুর ১২:০০'],
    ['2026-11-21T09:00:00Z', 'বিকেল ৩:০০'],
    ['2026-11-21T12:00:00Z', 'সন্ধ্যা ৬:০০'],
    ['2026-11-21T14:00:00Z', 'রাত ৮:০০'],
    ['2026-11-21T18:05:00Z', 'রাত ১২:০৫'],
  ])('formats the time of day of %s as %s', (moment, words) => {
    expect(formatDateTime(moment, 'bn')).toContain(words);
  });

  it.each([
    ['2026-11-20T17:59:59Z', '2026-11-20'],
    ['2026-11-20T18:00:00Z', '2026-11-21'],
    ['2026-11-20T19:00:00.000Z', '2026-11-21'],
    ['2026-03-01T18:00:00Z', '2026-03-02'],
  ])('the date in Dhaka at %s is %s', (moment, day) => {
    expect(dateInDhaka(moment)).toBe(day);
  });

  it('formats a date for API paths', () => expect(formatApiDate('2026-11-21')).toBe('21-11-2026'));

  it('counts calendar days, not 24-hour periods', () => {
    expect(daysUntil('2026-11-22T17:59:59Z', morning)).toBe(1);
    expect(daysUntil('2026-11-22T18:00:00Z', morning)).toBe(2);
    expect(daysUntil(morning, morning)).toBe(0);
  });
});

describe('durations', () => {
  it('formats as a clock and in words', () => {
    expect(formatClock(135, 'bn')).toBe('০২:১৫');
    expect(formatClock(3735, 'en')).toBe('1:02:15');
    expect(formatDuration(8100, 'bn')).toBe('২\u00a0ঘণ্টা ১৫\u00a0মিনিট');
    expect(formatDuration(20, 'en')).toBe('1\u00a0min');
  });
});

describe('text', () => {
  it('counts and truncates by graphemes, never inside a conjunct', () => {
    expect(splitGraphemes('রবীন্দ্র')).toHaveLength(3);
    expect(truncateText('স্ট্রামিং', 2)).not.toMatch(/[\u09CD]…$/);
    expect(truncateText('short', 10)).toBe('short');
  });

  it('joins a list with the word for “and”', () => {
    expect(formatList(['গিটার', 'ড্রামস', 'পিয়ানো'], 'bn')).toBe('গিটার, ড্রামস ও পিয়ানো');
    expect(formatList(['guitar'], 'en')).toBe('guitar');
  });

  it.each([
    ['+880 1712-345678', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['0088 01712345678', '01712345678'],
  ])('normalises the phone number %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });

  it('converts Bengali digits to ASCII', () => expect(toAsciiDigits('১২৩.৪৫')).toBe('123.45'));
});
