import type { Buyer } from '../../people/identity.ts';
import type { DocumentContent } from '../document-content.ts';
import type { Sheet } from './sheet.ts';
import { edge } from './styles.ts';

/** Draws the seller and the buyer side by side. */
export const drawParties = (sheet: Sheet, content: DocumentContent, buyer: Buyer | undefined): void => {
  const { texts } = sheet;
  const { sellerName, sellerAddress, sellerContact, vatBin } = content.terms;
  const half = edge.width / 2;
  const sellerEnd = drawColumn(sheet, edge.left, {
    label: texts.seller,
    name: sellerName,
    rows: [sellerAddress, sellerContact, vatBin && `${texts.bin} ${vatBin}`],
  });
  const buyerEnd = drawColumn(sheet, edge.left + half, {
    label: texts.buyer,
    name: buyer?.name ?? '',
    rows: [buyer?.email ?? '', buyer?.studentNumber ?? '', `${texts.order} ${content.reference}`],
  });
  sheet.y = Math.max(sellerEnd, buyerEnd) + 30;
};

interface Column {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly string[];
}

/** Returns the position below the column. */
const drawColumn = ({ pdf, y, styles }: Sheet, x: number, { label, name, rows }: Column): number => {
  const width = edge.width / 2 - 16;
  let nextY = pdf.drawText(label, { x, y, width }, styles.label) + 18;
  if (name !== '') nextY = pdf.drawText(name, { x, y: nextY, width }, { ...styles.strong, size: 12 }) + 17;
  for (const row of rows.filter((text) => text !== '')) {
    nextY = pdf.drawText(row, { x, y: nextY, width }, styles.text) + 16;
  }
  return nextY - 16;
};
