import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import styles from './second-factor.module.css';

/** The width of the white border, which readers need, in modules. */
const QUIET_ZONE = 4;

/** The dark modules of a QR code as one SVG path, and the width with the border in modules. */
const drawQrCode = (text: string): { path: string; width: number } => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const indexes = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  const squares = indexes.flatMap((row) =>
    indexes.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  return { path: squares.join(''), width: indexes.length + 2 * QUIET_ZONE };
};

/** A QR code, drawn in the browser. It is black on white in both colour schemes, because many readers need that. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, width } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
