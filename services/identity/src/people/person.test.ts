import fc from 'fast-check';
import {
  ageInYears,
  createReferralCode,
  formatStudentId,
  normalizeEmail,
  validateAccountForm,
  validateSignUpForm,
} from './person.ts';
import { sanitizeName, toPersonName, validateName } from './person-name.ts';

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
  it('is valid when every field is valid', () => {
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
  ])('with %o is invalid at %s', (change, field, message) => {
    expect(validateSignUpForm({ ...form, ...change }, today)).toEqual([{ field, message }]);
  });

  it('reports every empty field', () => {
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

  it('requires name, e-mail and password only from an admin', () => {
    expect(validateAccountForm({ name: 'A', email: 'a@b.cd', password: 'sa-re-ga' })).toEqual([]);
  });
});

it('reaches the next age on the birthday', () => {
  expect(ageInYears('2013-11-21', today)).toBe(13);
  expect(ageInYears('2013-11-22', today)).toBe(12);
});

it('normalizes case and spaces of an e-mail address', () => {
  expect(normalizeEmail(' Mitu@Example.COM ')).toBe('mitu@example.com');
});

it('formats the student id with six digits', () => {
  expect(formatStudentId({ studentNumber: 1001n })).toBe('SG-001001');
});

it('creates referral codes without easily confused characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) =>
      /^[A-HJ-NP-Z2-9]{8}$/.test(createReferralCode(random)),
    ),
  );
});

it('removes line breaks, control characters and bidirectional overrides from a name', () => {
  expect(sanitizeName(' Eve\r\nBcc: a@b.test\u202E \u0007')).toBe('Eve Bcc: a@b.test');
  expect(sanitizeName('মিতু\u200D রহমান')).toBe('মিতু\u200D রহমান');
  expect(sanitizeName('\u200B \u200D\u2060')).toBe('');
});

describe('a name', () => {
  it.each(['Md.Karim', 'A.K.M. Fazlul Huq', 'শেখ মুজিব', 'Ng', 'ক্ষ'.repeat(60)])('may be %s', (name) =>
    expect(validateName(name)).toEqual([]),
  );
  it.each([
    ['a'.repeat(61), '*At most 60 letters'],
    ['Win at https://evil.example', '*No links in a name'],
    ['www.evil.example wins', '*No links in a name'],
    ['Claim 500 taka at evil.com now', '*No links in a name'],
    [' \u202E ', '*Name required'],
  ])('may not be %s', (name, message) => expect(validateName(name)).toEqual([{ field: 'name', message }]));

  it('of a provider is dropped if it is not valid', () => {
    expect(toPersonName('Nadia Rahman')).toBe('Nadia Rahman');
    expect(toPersonName('evil.com')).toBe('');
  });
});
