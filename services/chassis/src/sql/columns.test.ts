import { toColumns, toProperties } from './columns.ts';

const at = new Date('2026-11-21T04:30:00Z');

it('names columns in snake case and writes null for undefined', () => {
  expect(
    toColumns({ id: 'o1', paidAt: at, importReference: undefined, total: 0n, keepWallet: false }),
  ).toEqual({ id: 'o1', paid_at: at, import_reference: null, total: 0n, keep_wallet: false });
});

it('names properties in camel case and reads undefined for null', () => {
  expect(toProperties({ id: 'o1', paid_at: null, keep_wallet: false, title_en: '' })).toEqual({
    id: 'o1',
    paidAt: undefined,
    keepWallet: false,
    titleEn: '',
  });
});
