import { randomBytes } from 'node:crypto';
import { openObjectStore } from '@sargam/chassis/objects';
import type { TestGateway } from './test-gateway.ts';

export const lessonFilesOf = (gateway: TestGateway) =>
  openObjectStore(gateway.testService.service).bucket('lessons');

/** The first boxes of an MP4 file followed by random bytes. */
export const mp4 = (bytes: number) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1'),
    randomBytes(bytes),
  ]);
export const tus = { 'tus-resumable': '1.0.0' };

interface Sent {
  readonly offset?: number;
  readonly via?: TestGateway;
  readonly headers?: Record<string, string>;
}

/** A client of the resumable uploads of a gateway that is started later. */
export const uploadClient = (gateway: () => TestGateway) => {
  const create = async (size: number, via = gateway()) => {
    const headers = {
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from('পাঠ.mp4').toString('base64')},filetype dmlkZW8vbXA0`,
    };
    const token = await gateway().tokenOf('content');
    const answer = await via.call('/uploads', { method: 'POST', token, headers });
    return { status: answer.status, path: answer.headers.get('location') ?? '', body: answer.body };
  };

  const send = async (
    path: string,
    content: Buffer,
    { offset = 0, via = gateway(), headers = {} }: Sent = {},
  ) => {
    const answer = await fetch(`http://127.0.0.1:${via.port()}${path}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'auth-token': await gateway().tokenOf('content'),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...headers,
      },
      body: new Uint8Array(content),
    });
    const text = await answer.text();
    return { status: answer.status, offset: answer.headers.get('upload-offset'), text };
  };

  /** The offset of an upload, from the answer to HEAD. */
  const offsetOf = async (path: string, via = gateway()) => {
    const headers = { ...tus, 'auth-token': await gateway().tokenOf('content') };
    const answer = await fetch(`http://127.0.0.1:${via.port()}${path}`, { method: 'HEAD', headers });
    return Number(answer.headers.get('upload-offset'));
  };

  return { create, send, offsetOf };
};
