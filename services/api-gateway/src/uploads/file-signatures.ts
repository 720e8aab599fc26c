const startsWith = (head: Buffer, text: string, at = 0) =>
  head.subarray(at, at + text.length).toString('latin1') === text;

/** Whether these first bytes are those of a picture that may be uploaded; SVG is a program, and is not. */
export const isPictureHead = (head: Buffer): boolean =>
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, 'GIF8') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) ||
  (startsWith(head, 'ftyp', 4) && startsWith(head, 'avif', 8));

/** Whether these first bytes begin a PDF. */
export const isPdfHead = (head: Buffer): boolean => startsWith(head, '%PDF-');

/** As many first bytes as `looksLikeMp4` may need: the longest first box that is believed, and the head of the next. */
export const mp4HeadBytes = 264;

const playableBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;
const knownBoxes = /^(moov|mdat|free|skip|wide|moof|styp|sidx|ssix|pdin|meta|uuid|prft|emsg)$/;

/** Whether these first bytes begin an MP4 file: a box `ftyp` of a brand that browsers play, and another box behind it. */
export const isMp4Head = (head: Buffer): boolean => {
  if (!startsWith(head, 'ftyp', 4) || !playableBrands.test(head.subarray(8, 12).toString('latin1')))
    return false;
  const next = head.readUInt32BE(0);
  return (
    next >= 16 &&
    next <= mp4HeadBytes - 8 &&
    knownBoxes.test(head.subarray(next + 4, next + 8).toString('latin1'))
  );
};
