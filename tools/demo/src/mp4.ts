/** One box of an MP4: four letters, and the bytes inside. */
interface Box {
  readonly type: string;
  readonly body: Buffer;
}

const boxes = (bytes: Buffer): Box[] => {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size =
      short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < head || at + size > bytes.length)
      throw new Error(`a box of ${size} bytes at ${at} does not fit`);
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return found;
};

const inside = (body: Buffer, type: string): Buffer[] =>
  boxes(body)
    .filter((box) => box.type === type)
    .map((box) => box.body);

const codecOf = (track: Buffer): string => {
  const [media] = inside(track, 'mdia');
  const [information] = media ? inside(media, 'minf') : [];
  const [table] = information ? inside(information, 'stbl') : [];
  const [description] = table ? inside(table, 'stsd') : [];
  return description ? description.toString('latin1', 12, 16) : '';
};

/** Seconds from a movie header, whose two versions differ in the width of their times. */
const durationOf = (header: Buffer): number =>
  header[0] === 1
    ? Number(header.readBigUInt64BE(24)) / header.readUInt32BE(20)
    : header.readUInt32BE(16) / header.readUInt32BE(12);

export interface Movie {
  readonly durationSeconds: number;
  /** Sample formats of the tracks: avc1, mp4a. */
  readonly codecs: readonly string[];
  /** Whether the index stands before the sound and pictures, so that play can begin before all is loaded. */
  readonly startsFast: boolean;
}

/** What an MP4 says about itself. Throws where the bytes are not one. */
export const readMovie = (bytes: Buffer): Movie => {
  const top = boxes(bytes);
  const order = top.map(({ type }) => type);
  const index = top.find(({ type }) => type === 'moov');
  if (order[0] !== 'ftyp' || !index) throw new Error('not an MP4');
  const [header] = inside(index.body, 'mvhd');
  if (!header) throw new Error('an MP4 without a movie header');
  return {
    durationSeconds: durationOf(header),
    codecs: inside(index.body, 'trak').map(codecOf),
    startsFast: order.indexOf('moov') < order.indexOf('mdat'),
  };
};
