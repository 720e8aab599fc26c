/** A box of an MP4 file: a type of four letters, and its content. */
interface Box {
  readonly type: string;
  readonly body: Buffer;
}

const parseBoxes = (bytes: Buffer): Box[] => {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size32 = bytes.readUInt32BE(at);
    // 1: the size is in the 64 bits after the type. 0: the box ends with the file.
    const headerSize = size32 === 1 ? 16 : 8;
    const size =
      size32 === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size32 === 0 ? bytes.length - at : size32;
    if (size < headerSize || at + size > bytes.length)
      throw new Error(`a box of ${size} bytes at ${at} does not fit`);
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + headerSize, at + size),
    });
    at += size;
  }
  return found;
};

const findBoxes = (body: Buffer, type: string): Buffer[] =>
  parseBoxes(body)
    .filter((box) => box.type === type)
    .map((box) => box.body);

const readCodec = (track: Buffer): string => {
  const [media] = findBoxes(track, 'mdia');
  const [information] = media ? findBoxes(media, 'minf') : [];
  const [table] = information ? findBoxes(information, 'stbl') : [];
  const [description] = table ? findBoxes(table, 'stsd') : [];
  return description ? description.toString('latin1', 12, 16) : '';
};

/** Duration in seconds from a movie header, in which the version decides the width of the time fields. */
const readDuration = (header: Buffer): number =>
  header[0] === 1
    ? Number(header.readBigUInt64BE(24)) / header.readUInt32BE(20)
    : header.readUInt32BE(16) / header.readUInt32BE(12);

export interface Movie {
  readonly durationSeconds: number;
  /** Sample formats of the tracks, such as avc1 and mp4a. */
  readonly codecs: readonly string[];
  /** Whether the index precedes the media data, so that playback can start before the whole file is loaded. */
  readonly hasIndexFirst: boolean;
}

/** Parses the metadata of an MP4 file. Throws if the bytes are not a complete MP4. */
export const readMovie = (bytes: Buffer): Movie => {
  const top = parseBoxes(bytes);
  const order = top.map(({ type }) => type);
  const index = top.find(({ type }) => type === 'moov');
  if (order[0] !== 'ftyp' || !index) throw new Error('not an MP4');
  const [header] = findBoxes(index.body, 'mvhd');
  if (!header) throw new Error('an MP4 without a movie header');
  return {
    durationSeconds: readDuration(header),
    codecs: findBoxes(index.body, 'trak').map(readCodec),
    hasIndexFirst: order.indexOf('moov') < order.indexOf('mdat'),
  };
};
