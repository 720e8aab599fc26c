import { drawBar, type Sheet } from './sheet.ts';
import { barHeight, colour, edge } from './styles.ts';

const baseline = 72;

/** A labelled value in a box below the bar. The first box is darker and taller. */
export interface HeaderField {
  readonly label: string;
  readonly value: string;
}

/** Draws the logo, the name, the title, the bar across the page and the boxes below the bar. */
export const drawLetterhead = (sheet: Sheet, title: string, fields: readonly HeaderField[]): void => {
  const { pdf, texts, styles } = sheet;
  drawMark(sheet);
  pdf.drawText(texts.brand, { x: edge.left + 38, y: baseline }, styles.name);
  pdf.drawText(title, { x: edge.right, y: baseline }, styles.title);
  const top = baseline + 18;
  drawBar(pdf, top);
  drawFields(sheet, top + barHeight, fields);
  sheet.y = top + 92;
};

const drawMark = ({ pdf }: Sheet): void => {
  const logo = [
    ['M4 3h8v20a4 4 0 0 1-8 0z', colour.brand],
    ['M16 3h8v27a4 4 0 0 1-8 0z', colour.accent],
    ['M28 3h8v31a4 4 0 0 1-8 0z', colour.alta],
    ['M0 .5h40v5H0z', colour.ink],
  ] as const;
  for (const [drawing, fill] of logo) {
    pdf.drawPath(drawing, edge.left, baseline - 22, { fill, scale: 0.75 });
  }
};

const gap = 10;
const round = [0, 0, 8, 8] as const;

const drawFields = ({ pdf, styles }: Sheet, top: number, fields: readonly HeaderField[]): void => {
  const width = (edge.width - gap * (fields.length - 1)) / fields.length;
  for (const [index, { label, value }] of fields.entries()) {
    const isFirst = index === 0;
    const x = edge.left + index * (width + gap);
    pdf.drawBox(x, top, width, isFirst ? 54 : 48, {
      fill: isFirst ? colour.ink : colour.sunken,
      radius: round,
    });
    const textColour = isFirst ? { colour: colour.paper } : {};
    pdf.drawText(label, { x: x + 12, y: top + 18 }, { ...styles.label, ...textColour });
    pdf.drawText(
      value,
      { x: x + 12, y: top + 36, width: width - 20 },
      { ...styles.strong, size: 12, ...textColour },
    );
  }
};
