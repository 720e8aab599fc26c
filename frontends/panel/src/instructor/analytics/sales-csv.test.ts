import { buildSale } from '../../testing/samples.ts';
import { toSalesCsv } from './sales-csv.ts';

describe('the sales CSV', () => {
  it('has the specified columns and a byte order mark', () => {
    const [head, row] = toSalesCsv([
      buildSale({ course: 'একতারা', coupon: { code: 'RIYAZ10', discount: 10 } }),
    ]).split('\r\n');
    expect(head).toBe('\uFEFForderId,course,user_name,coupon,amount,date');
    expect(row).toBe('01KA8MTQ7X5NZRWB4H2C9DVE30,একতারা,Lopa Barua,RIYAZ10,1462.50,2026-11-21T04:30:00.000Z');
  });
  it('neutralizes formulas in user input', () => {
    const text = toSalesCsv([buildSale({ user_name: '=HYPERLINK("http://x")', course: '@sum' })]);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain("'@sum");
  });
});
