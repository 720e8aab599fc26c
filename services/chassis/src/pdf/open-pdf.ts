import { breakLines } from './break-lines.ts';
import { type FontWeight, fontFile, fontWeights } from './font-files.ts';
import type { Pdf, PdfOptions, ShapeStyle, TextStyle } from './pdf.ts';
import { type FontOfPdfkit, isBengali, useShaper } from './shaped-font.ts';
import { shaperFor } from './shaping.ts';

type Paper = PDFKit.PDFDocument;

/** pdfkit, with our faces and HarfBuzz: about 60 ms the first time in a process, and nothing before. */
const openPaper = async ({ title, author = '', language, date, landscape }: PdfOptions): Promise<Paper> => {
  const { default: PdfDocument } = await import('pdfkit');
  const paper = new PdfDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    // pdfkit loads Helvetica unless it is given another face at once.
    font: fontFile(400),
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  return paper;
};

/** Puts a face on the paper; opened when first used, since each costs 10 ms. */
const fontCache = async (paper: Paper) => {
  const shapes = new Map(
    await Promise.all(fontWeights.map(async (weight) => [weight, await shaperFor(weight)] as const)),
  );
  const loadedFonts = new Set<FontWeight>();
  return ({ size, weight = 400 }: TextStyle): Paper => {
    if (loadedFonts.has(weight)) return paper.font(`${weight}`).fontSize(size);
    paper.registerFont(`${weight}`, fontFile(weight)).font(`${weight}`);
    const shape = shapes.get(weight);
    // pdfkit has no door for another shaper: its current font's own `layout` is put in place of.
    if (shape) useShaper((paper as unknown as { _font: { font: FontOfPdfkit } })._font.font, shape);
    loadedFonts.add(weight);
    return paper.fontSize(size);
  };
};

const ink = '#000000';

/** A new document of A4 pages. Everything in it is one family of faces; sizes and places are points. */
export const openPdf = async (options: PdfOptions): Promise<Pdf> => {
  const paper = await openPaper(options);
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));

  const useFont = await fontCache(paper);
  const widthOf = (words: string, style: TextStyle): number => useFont(style).widthOfString(words);
  const linesIn = (words: string, width: number | undefined, style: TextStyle): readonly string[] =>
    width === undefined ? [words] : breakLines(words, width, (part) => widthOf(part, style));

  const setLine = (words: string, x: number, y: number, style: TextStyle): void => {
    if (words === '') return;
    useFont(style).fillColor(style.colour ?? ink);
    // Glyphs do not stand in the order that Bengali is read, copied and searched in; this text does.
    const bengali = isBengali(words);
    if (bengali) paper.markContent('Span', { actual: words });
    paper.text(words, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (bengali) paper.endMarkedContent();
  };

  const paint = ({ fill, stroke, thickness = 1 }: ShapeStyle): void => {
    if (stroke !== undefined) paper.lineWidth(thickness);
    if (fill !== undefined && stroke !== undefined) paper.fillAndStroke(fill, stroke);
    else if (fill !== undefined) paper.fill(fill);
    else if (stroke !== undefined) paper.stroke(stroke);
  };

  return {
    width: paper.page.width,
    height: paper.page.height,
    measureWidth: widthOf,
    drawText(words, { x, y, width }, style) {
      const lines = linesIn(words, width, style);
      const leading = style.size * (style.leading ?? 1.5);
      for (const [index, line] of lines.entries()) {
        const shift = { left: 0, centre: 0.5, right: 1 }[style.align ?? 'left'];
        const spare = shift === 0 ? 0 : (width ?? 0) - widthOf(line, style);
        setLine(line, x + shift * spare, y + index * leading, style);
      }
      return y + (lines.length - 1) * leading;
    },
    countLines: (words, width, style) => linesIn(words, width, style).length,
    drawBox(x, y, width, height, look) {
      // pdfkit knows the same radius for all corners; things that hang are flat on top.
      const [topLeft, topRight, bottomRight, bottomLeft] = look.radius ?? [0, 0, 0, 0];
      paper
        .moveTo(x + topLeft, y)
        .lineTo(x + width - topRight, y)
        .quadraticCurveTo(x + width, y, x + width, y + topRight)
        .lineTo(x + width, y + height - bottomRight)
        .quadraticCurveTo(x + width, y + height, x + width - bottomRight, y + height)
        .lineTo(x + bottomLeft, y + height)
        .quadraticCurveTo(x, y + height, x, y + height - bottomLeft)
        .lineTo(x, y + topLeft)
        .quadraticCurveTo(x, y, x + topLeft, y)
        .closePath();
      paint(look);
    },
    drawPath(drawing, x, y, look) {
      paper
        .save()
        .translate(x, y)
        .scale(look.scale ?? 1)
        .path(drawing);
      paint(look);
      paper.restore();
    },
    addPage: () => void paper.addPage(),
    async finish() {
      const ended = new Promise((resolve, reject) => paper.once('end', resolve).once('error', reject));
      paper.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
