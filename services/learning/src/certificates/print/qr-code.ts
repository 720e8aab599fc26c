import qrcode from 'qrcode-generator';

/** The width of the white border, which readers need, in modules. */
const quietZone = 4;

interface QrCode {
  /** The dark modules as one SVG path, within the border; a module is 1 wide. */
  readonly path: string;
  /** The width with the border, in modules. */
  readonly width: number;
}

/** Draws a QR code that is still readable with 15 % of it damaged. */
export const drawQrCode = (text: string): QrCode => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const indexes = Array.from({ length: count }, (_, index) => index);
  const squares = indexes.flatMap((row) =>
    indexes
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`),
  );
  return { path: squares.join(''), width: count + 2 * quietZone };
};
