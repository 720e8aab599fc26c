/** Content-Disposition with an ASCII name for old browsers and the full name in UTF-8. */
export const attachmentHeader = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
