import { readFileSync } from 'node:fs';
import { ServerCredentials } from '@grpc/grpc-js';
import { ChannelCredentials } from 'nice-grpc';
import type { ProcessValues } from '../config/index.ts';

export type GrpcTlsFiles = Pick<ProcessValues, 'grpcTlsCert' | 'grpcTlsKey' | 'grpcTlsCa'>;

/** Plain connections without GRPC_TLS_CERT; loadSettings demands it in production. A renewed file is read at the next start. */
export const serverCredentials = ({ grpcTlsCert, grpcTlsKey }: GrpcTlsFiles): ServerCredentials => {
  if (!grpcTlsCert || !grpcTlsKey) return ServerCredentials.createInsecure();
  const pair = { cert_chain: readFileSync(grpcTlsCert), private_key: readFileSync(grpcTlsKey) };
  return ServerCredentials.createSsl(null, [pair]);
};

/** Accepts only servers whose certificate is from GRPC_TLS_CA and has the name of their address. */
export const channelCredentials = ({ grpcTlsCa }: GrpcTlsFiles): ChannelCredentials =>
  grpcTlsCa ? ChannelCredentials.createSsl(readFileSync(grpcTlsCa)) : ChannelCredentials.createInsecure();
