const startsWith = (head: Buffer, text: string, at = 0) =>
  head.subarray(at, at + text.length).toString('latin1') === text;

/** Whether the first bytes are those of an accepted picture format. SVG is not accepted, because it can contain scripts. */
export const isPictureHead = (head: Buffer): boolean =>
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, 'GIF8') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) ||
  (startsWith(head, 'ftyp', 4) && startsWith(head, 'avif', 8));

/** Whether the first bytes are those of a PDF. */
export const isPdfHead = (head: Buffer): boolean => startsWith(head, '%PDF-');

/** Bytes that `isScoreHead` needs at most: MusicXML names its root element after a document type. */
export const scoreHeadBytes = 1024;

/**
 * Whether the first bytes are those of MusicXML (as text or as a ZIP archive) or of Guitar Pro: versions 3 to 5 start with their name,
 * version 6 with BCFS or BCFZ, later ones are ZIP archives.
 */
export const isScoreHead = (head: Buffer): boolean => {
  const text = head.toString('utf8');
  return (
    /<score-(partwise|timewise)[\s>]/.test(text) ||
    startsWith(head, 'FICHIER GUITAR PRO', 1) ||
    /^BCF[SZ]/.test(text) ||
    startsWith(head, 'PK\x03\x04')
  );
};

/** Bytes that `isMp4Head` needs at most: the longest accepted first box and the header of the next one. */
export const mp4HeadBytes = 264;

const playableBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;
const knownBoxes = /^(moov|mdat|free|skip|wide|moof|styp|sidx|ssix|pdin|meta|uuid|prft|emsg)$/;

/** Whether the first bytes are those of an MP4: an `ftyp` box of a brand that browsers play, followed by a known box. */
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
