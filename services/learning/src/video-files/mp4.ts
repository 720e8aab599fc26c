/** What the index of an MP4 file says about it. */
export interface Movie {
  readonly durationSeconds: number;
  /** Codecs of the tracks, such as avc1.64001f and mp4a. */
  readonly codecs: readonly string[];
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

export interface BoxHeader {
  readonly type: string;
  readonly headerBytes: number;
  /** With the header; undefined for a box that extends to the end of the file. */
  readonly size: number | undefined;
}

/** Bytes that `parseBoxHeader` needs at most. */
export const boxHeaderBytes = 16;

/** Parses the header at the start of `bytes`; undefined if there is no valid one. */
export const parseBoxHeader = (bytes: Buffer): BoxHeader | undefined => {
  if (bytes.length < 8) return undefined;
  const short = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  if (short === 0) return { type, headerBytes: 8, size: undefined };
  if (short !== 1) return short < 8 ? undefined : { type, headerBytes: 8, size: short };
  if (bytes.length < boxHeaderBytes) return undefined;
  const size = Number(bytes.readBigUInt64BE(8));
  return size < boxHeaderBytes ? undefined : { type, headerBytes: boxHeaderBytes, size };
};

/** The boxes of a body, up to the first one that does not fit. */
const listBoxes = (body: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at < body.length; ) {
    const header = parseBoxHeader(body.subarray(at));
    const size = header?.size ?? body.length - at;
    if (!header || at + size > body.length) break;
    boxes.push({ type: header.type, body: body.subarray(at + header.headerBytes, at + size) });
    at += size;
  }
  return boxes;
};

const findBox = (body: Buffer, ...path: readonly string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (found, type) => found && listBoxes(found).find((box) => box.type === type)?.body,
    body,
  );

/** Number of bytes before the boxes of a video sample entry. */
const videoEntryBytes = 78;
/** Number of bytes before the sample entries in `stsd`. */
const entriesAt = 8;

/** `avc1` names its profile and level, which decide whether a device can play it. */
const readCodec = (track: Buffer): string | undefined => {
  const description = findBox(track, 'mdia', 'minf', 'stbl', 'stsd');
  const [entry] = description ? listBoxes(description.subarray(entriesAt)) : [];
  if (!entry || entry.type !== 'avc1') return entry?.type;
  const profile = findBox(entry.body.subarray(videoEntryBytes), 'avcC')?.subarray(1, 4);
  return profile?.length === 3 ? `avc1.${profile.toString('hex')}` : entry.type;
};

/** The version of a movie header decides the width of its time fields. */
const readDuration = (header: Buffer): number => {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return 0;
  const [scale, length] = isLong
    ? [header.readUInt32BE(20), Number(header.readBigUInt64BE(24))]
    : [header.readUInt32BE(12), header.readUInt32BE(16)];
  return scale > 0 ? length / scale : 0;
};

/** Parses the body of the `moov` box; undefined if it has no movie header or no track. */
export const parseMovie = (moov: Buffer): Movie | undefined => {
  const header = findBox(moov, 'mvhd');
  const tracks = listBoxes(moov).filter(({ type }) => type === 'trak');
  const codecs = tracks.flatMap(({ body }) => readCodec(body) ?? []);
  return header && codecs.length > 0 ? { durationSeconds: readDuration(header), codecs } : undefined;
};
