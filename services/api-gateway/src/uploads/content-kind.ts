const startsWith = (head: Buffer, text: string, at = 0) =>
  head.subarray(at, at + text.length).toString('latin1') === text;

/** Whether these first bytes are those of a picture that may be uploaded; SVG is a program, and is not. */
export const looksLikePicture = (head: Buffer): boolean =>
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, 'GIF8') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) ||
  (startsWith(head, 'ftyp', 4) && startsWith(head, 'avif', 8));

/** Whether these first bytes begin an MP4 file: a box `ftyp` of a brand that browsers play. */
export const looksLikeMp4 = (head: Buffer): boolean =>
  startsWith(head, 'ftyp', 4) &&
  /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(head.subarray(8, 12).toString('latin1'));
