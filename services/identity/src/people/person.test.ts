import fc from 'fast-check';
import {
  ageInYears,
  createReferralCode,
  formatStudentId,
  normalizeEmail,
  sanitizeName,
  validateAccountForm,
  validateSignUpForm,
} from './person.ts';

const today = '2026-11-21';
const form = {
  name: 'Mitu Rahman',
  email: 'mitu@example.com',
  password: 'kokil-da',
  phone: '01711000000',
  address: 'Dhanmondi, Dhaka',
  dateOfBirth: '2001-04-14',
  photo: 'people/mitu.webp',
};

describe('the sign-up form', () => {
  it('is accepted when every field is filled as the specification asks', () => {
    expect(validateSignUpForm(form, today)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', '*Name required'],
    [{ email: '' }, 'email', '*Email required'],
    [{ email: 'mitu@' }, 'email', '*Invalid email'],
    [{ password: '' }, 'password', '*Password required'],
    [{ password: '       ' }, 'password', '*Password required'],
    [{ password: '12345' }, 'password', 'password should be more than 5 character'],
    [
      { password: 'iloveyou' },
      'password',
      'This password is too common: it is among the first that are guessed.',
    ],
    [{ photo: '' }, 'photo', '*Photo required'],
    [{ dateOfBirth: '' }, 'dob', '*Date of birth required'],
    [{ dateOfBirth: '2001-02-30' }, 'dob', '*Date of birth required'],
    [{ dateOfBirth: '0001-01-01' }, 'dob', '*Date of birth required'],
    [{ dateOfBirth: '2026-11-22' }, 'dob', 'Date of birth cannot be in the future'],
    [{ dateOfBirth: '2013-11-22' }, 'dob', 'You must be at least 13 years old to sign up'],
    [{ phone: '' }, 'phone', '*Phone number required'],
    [{ phone: 'abc' }, 'phone', '*Phone number required'],
    [{ address: '' }, 'address', '*Address required'],
  ])('with %o is refused at %s', (change, field, message) => {
    expect(validateSignUpForm({ ...form, ...change }, today)).toEqual([{ field, message }]);
  });

  it('names every empty field at once', () => {
    const empty = { name: '', email: '', password: '', phone: '', address: '', dateOfBirth: '', photo: '' };
    expect(validateSignUpForm(empty, today).map((fault) => fault.field)).toEqual([
      'name',
      'email',
      'password',
      'photo',
      'dob',
      'phone',
      'address',
    ]);
  });

  it('asks an admin who makes an account for name, e-mail and password only', () => {
    expect(validateAccountForm({ name: 'A', email: 'a@b.cd', password: 'sa-re-ga' })).toEqual([]);
  });
});

it('turns thirteen on the birthday, not a day before', () => {
  expect(ageInYears('2013-11-21', today)).toBe(13);
  expect(ageInYears('2013-11-22', today)).toBe(12);
});

it('knows an address however it is typed', () => {
  expect(normalizeEmail(' Mitu@Example.COM ')).toBe('mitu@example.com');
});

it('calls people by a number of six digits', () => {
  expect(formatStudentId({ studentNumber: 1001n })).toBe('SG-001001');
});

it('makes referral codes that can be read aloud', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) =>
      /^[A-HJ-NP-Z2-9]{8}$/.test(createReferralCode(random)),
    ),
  );
});

it('a name is kept on one line, without what cannot be seen or turns letters about', () => {
  expect(sanitizeName(' Eve\r\nBcc: a@b.test\u202E \u0007')).toBe('Eve Bcc: a@b.test');
  expect(sanitizeName('মিতু\u200D রহমান')).toBe('মিতু\u200D রহমান');
  expect(sanitizeName('\u200B \u200D\u2060')).toBe('');
});
