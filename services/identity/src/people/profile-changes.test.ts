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
const madeByAdmin: Profile = { ...person, phone: '', address: '', dateOfBirth: undefined, photo: '' };

it('is only what is another than before', () => {
  expect(
    diffProfile(person, { personId: 'p', name: ' Mitu  Rahman ', phone: '01822', language: 'bn' }),
  ).toEqual({
    phone: '01822',
  });
});

it('lets a form send the empty fields of an account that never had them', () => {
  const request = { personId: 'p', phone: '', address: '', dateOfBirth: '', photo: '', name: 'Mitu' };
  expect(diffProfile(madeByAdmin, request)).toEqual({ name: 'Mitu' });
});

it.each([
  [{ name: '' }, 'name', '*Name required'],
  [{ phone: 'abc' }, 'phone', '*Phone number required'],
  [{ address: '' }, 'address', '*Address required'],
  [{ photo: '' }, 'photo', '*Photo required'],
  [{ dateOfBirth: '' }, 'dob', '*Date of birth required'],
  [{ dateOfBirth: '2026-11-22' }, 'dob', 'Date of birth cannot be in the future'],
  [{ dateOfBirth: '2013-11-22' }, 'dob', 'You must be at least 13 years old to sign up'],
])('%o is refused at %s', (change, field, message) => {
  expect(validateProfileChange(change, today)).toEqual([{ field, message }]);
});

it('changes nothing, and refuses nothing, when everything is sent as it was', () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, text, (phone, address) => {
      const before = { ...person, phone: phone.trim(), address: address.trim() };
      const change = diffProfile(before, { personId: 'p', ...before });
      return Object.keys(change).length === 0 && validateProfileChange(change, today).length === 0;
    }),
  );
});
