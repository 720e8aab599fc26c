const timestamp = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timingLine = new RegExp(`^${timestamp}[ \\t]+-->[ \\t]+${timestamp}(?:[ \\t].*)?$`);

/** Largest size of a captions file, in characters. */
export const maxCaptionsLength = 1_000_000;

const toMs = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', ms = '0'] = parts;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
};

const isTiming = (line: string): boolean => {
  const match = timingLine.exec(line);
  return match !== null && toMs(match.slice(1, 5)) < toMs(match.slice(5, 9));
};

const isCue = (block: string): boolean => {
  const lines = block.split('\n');
  const timing = lines.findIndex((line) => line.includes('-->'));
  // One line before the timing is the cue's identifier.
  return timing >= 0 && timing <= 1 && isTiming(lines[timing] ?? '') && lines.length > timing + 1;
};

const isMetadata = (block: string): boolean => /^(NOTE|STYLE|REGION)(?=[ \t\n]|$)/.test(block);

/** Line ends as LF, without a byte order mark. */
export const normalizeCaptions = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** Why a normalized text is no WebVTT with at least one cue; undefined if it is valid. Browsers ignore faulty cues silently. */
export const findCaptionsFault = (text: string): string | undefined => {
  if (text.length > maxCaptionsLength) return 'The captions are too long.';
  const [header = '', ...blocks] = text.split(/\n{2,}/).map((block) => block.replace(/^\n+|\n+$/g, ''));
  if (!/^WEBVTT(?=[ \t\n]|$)/.test(header)) return 'The captions are not WebVTT.';
  const cues = blocks.filter((block) => block !== '' && !isMetadata(block));
  const faulty = cues.find((cue) => !isCue(cue));
  if (faulty !== undefined) return `This cue is not valid: ${faulty.slice(0, 60)}`;
  return cues.length > 0 ? undefined : 'The captions have no cue.';
};
