import type { Buyer } from '../../people/identity.ts';
import type { DocumentContent } from '../document-content.ts';
import type { Sheet } from './sheet.ts';
import { edge } from './styles.ts';

/** Who sold and who bought, side by side. */
export const drawParties = (sheet: Sheet, facts: DocumentContent, buyer: Buyer | undefined): void => {
  const { texts: say } = sheet;
  const { sellerName, sellerAddress, vatBin } = facts.terms;
  const half = edge.width / 2;
  const seller = column(sheet, edge.left, {
    label: say.seller,
    name: sellerName,
    rows: [sellerAddress, vatBin && `${say.bin} ${vatBin}`],
  });
  const bought = column(sheet, edge.left + half, {
    label: say.buyer,
    name: buyer?.name ?? '',
    rows: [buyer?.email ?? '', buyer?.studentNumber ?? '', `${say.order} ${facts.reference}`],
  });
  sheet.y = Math.max(seller, bought) + 30;
};

interface Column {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly string[];
}

const column = ({ pdf, y, styles: type }: Sheet, x: number, { label, name, rows }: Column): number => {
  const width = edge.width / 2 - 16;
  let below = pdf.drawText(label, { x, y, width }, type.label) + 18;
  if (name !== '') below = pdf.drawText(name, { x, y: below, width }, { ...type.strong, size: 12 }) + 17;
  for (const row of rows.filter((each) => each !== '')) {
    below = pdf.drawText(row, { x, y: below, width }, type.text) + 16;
  }
  return below - 16;
};
