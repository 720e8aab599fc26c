import fc from 'fast-check';
import { diffProfile, type Profile, validateProfileChange } from './profile-changes.ts';

const today = '2026-11-21';
const person: Profile = {
  name: 'Mitu Rahman',
  phone: '01711000000',
  address: 'Dhanmondi, Dhaka',
  dateOfBirth: '2001-04-14',
  photo: 'people/mitu.webp',
  language: 'bn',
};
const createdByAdmin: Profile = { ...person, phone: '', address: '', dateOfBirth: undefined, photo: '' };

it('contains changed fields only', () => {
  expect(
    diffProfile(person, { personId: 'p', name: ' Mitu  Rahman ', phone: '01822', language: 'bn' }),
  ).toEqual({
    phone: '01822',
  });
});

it('ignores empty fields that were empty before', () => {
  const request = { personId: 'p', phone: '', address: '', dateOfBirth: '', photo: '', name: 'Mitu' };
  expect(diffProfile(createdByAdmin, request)).toEqual({ name: 'Mitu' });
});

it.each([
  [{ name: '' }, 'name', '*Name required'],
  [{ phone: 'abc' }, 'phone', '*Phone number required'],
  [{ address: '' }, 'address', '*Address required'],
  [{ photo: '' }, 'photo', '*Photo required'],
  [{ dateOfBirth: '' }, 'dob', '*Date of birth required'],
  [{ dateOfBirth: '2026-11-22' }, 'dob', 'Date of birth cannot be in the future'],
  [{ dateOfBirth: '2013-11-22' }, 'dob', 'You must be at least 13 years old to sign up'],
])('%o is invalid at %s', (change, field, message) => {
  expect(validateProfileChange(change, today)).toEqual([{ field, message }]);
});

it('has no changes and no errors when every field is unchanged', () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, text, (phone, address) => {
      const before = { ...person, phone: phone.trim(), address: address.trim() };
      const change = diffProfile(before, { personId: 'p', ...before });
      return Object.keys(change).length === 0 && validateProfileChange(change, today).length === 0;
    }),
  );
});
