import { readFileSync } from 'node:fs';
import { breakLines } from './break-lines.ts';
import { type FontWeight, fontFile, fontWeights } from './font-files.ts';
import type { Pdf, PdfOptions, ShapeStyle, TextStyle } from './pdf.ts';
import { isBengali, shapedFont } from './shaped-font.ts';
import { loadShaper } from './shaping.ts';

type PdfKitDocument = PDFKit.PDFDocument;

/** Creates a pdfkit document. The first call in a process loads pdfkit, about 60 ms. */
const createPdfKitDocument = async ({
  title,
  author = '',
  language,
  date,
  landscape,
}: PdfOptions): Promise<PdfKitDocument> => {
  const { default: PdfDocument } = await import('pdfkit');
  return new PdfDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    // Without this option pdfkit loads Helvetica: https://github.com/foliojs/pdfkit/issues/1647.
    font: '',
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
};

/** Returns a function that selects a font. Each font is registered on its first use, because that costs 10 ms. */
const fontCache = async (document: PdfKitDocument) => {
  const { create } = await import('fontkit');
  const shapes = new Map(
    await Promise.all(fontWeights.map(async (weight) => [weight, await loadShaper(weight)] as const)),
  );
  const loadedFonts = new Set<FontWeight>();
  return ({ size, weight = 400 }: TextStyle): PdfKitDocument => {
    const shape = shapes.get(weight);
    if (shape && !loadedFonts.has(weight)) {
      const font = shapedFont(create(readFileSync(fontFile(weight))), shape);
      // pdfkit also accepts a font of fontkit (https://github.com/foliojs/pdfkit/pull/1776), which @types/pdfkit leaves out.
      document.registerFont(`${weight}`, font as unknown as string);
      loadedFonts.add(weight);
    }
    return document.font(`${weight}`).fontSize(size);
  };
};

const defaultColour = '#000000';

/**
 * Marks what is drawn with its text, which readers copy and search. The mark is within the text object: poppler places the text by the
 * state at the end of the mark, and outside of the text object the page is upside down.
 */
const withActualText = (document: PdfKitDocument, text: string, draw: () => void): void => {
  const addContent = document.addContent.bind(document);
  document.addContent = (content: string) => {
    if (content === 'ET') document.endMarkedContent();
    addContent(content);
    if (content === 'BT') document.markContent('Span', { actual: text });
    return document;
  };
  draw();
  document.addContent = addContent;
};

const textMethods = async (
  document: PdfKitDocument,
): Promise<Pick<Pdf, 'measureWidth' | 'drawText' | 'countLines'>> => {
  const useFont = await fontCache(document);
  const widthOf = (text: string, style: TextStyle): number => useFont(style).widthOfString(text);
  const breakIntoLines = (text: string, width: number | undefined, style: TextStyle): readonly string[] =>
    width === undefined ? [text] : breakLines(text, width, (part) => widthOf(part, style));

  const drawLine = (text: string, x: number, y: number, style: TextStyle): void => {
    if (text === '') return;
    useFont(style).fillColor(style.colour ?? defaultColour);
    const draw = () => document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (isBengali(text)) withActualText(document, text, draw);
    else draw();
  };

  return {
    measureWidth: widthOf,
    drawText(text, { x, y, width }, style) {
      const lines = breakIntoLines(text, width, style);
      const leading = style.size * (style.leading ?? 1.5);
      for (const [index, line] of lines.entries()) {
        const shift = { left: 0, centre: 0.5, right: 1 }[style.align ?? 'left'];
        const freeWidth = shift === 0 ? 0 : (width ?? 0) - widthOf(line, style);
        drawLine(line, x + shift * freeWidth, y + index * leading, style);
      }
      return y + (lines.length - 1) * leading;
    },
    countLines: (text, width, style) => breakIntoLines(text, width, style).length,
  };
};

const shapeMethods = (document: PdfKitDocument): Pick<Pdf, 'drawBox' | 'drawPath'> => {
  const paint = ({ fill, stroke, thickness = 1 }: ShapeStyle): void => {
    if (stroke !== undefined) document.lineWidth(thickness);
    if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke);
    else if (fill !== undefined) document.fill(fill);
    else if (stroke !== undefined) document.stroke(stroke);
  };

  return {
    drawBox(x, y, width, height, style) {
      // pdfkit supports only one radius for all corners; some boxes have a flat top.
      const [topLeft, topRight, bottomRight, bottomLeft] = style.radius ?? [0, 0, 0, 0];
      document
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
      paint(style);
    },
    drawPath(drawing, x, y, style) {
      document
        .save()
        .translate(x, y)
        .scale(style.scale ?? 1)
        .path(drawing);
      paint(style);
      document.restore();
    },
  };
};

/** Opens a new document of A4 pages in one font family. Sizes and positions are in points. */
export const openPdf = async (options: PdfOptions): Promise<Pdf> => {
  const document = await createPdfKitDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    width: document.page.width,
    height: document.page.height,
    ...(await textMethods(document)),
    ...shapeMethods(document),
    addPage: () => void document.addPage(),
    async finish() {
      const ended = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
