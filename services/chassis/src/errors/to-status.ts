import type { ServerError } from 'nice-grpc';

export declare const toStatus: (error: unknown) => ServerError;
