import type { ResolverOptions } from 'react-hook-form';
import { checkedResolver } from './checked-resolver.ts';

type Values = { name: string; note: string };
const resolve = checkedResolver(
  ({ name }: Values) => ({ name: name === '' ? 'kit.form.required' : undefined }),
  ({ name, note }) => ({ name: name.trim(), note }),
);
const options = {} as ResolverOptions<Values>;

it('returns the cleaned values if no check has a message', () =>
  expect(resolve({ name: ' Putul ', note: '' }, undefined, options)).toEqual({
    values: { name: 'Putul', note: '' },
    errors: {},
  }));

it('returns the message of an invalid field, and no values', () =>
  expect(resolve({ name: ' ', note: '' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'check', message: 'kit.form.required' } },
  }));
