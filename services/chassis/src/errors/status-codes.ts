import { Status } from 'nice-grpc';
import type { DomainErrorKind } from './domain-error.ts';

interface StatusCodes {
  readonly grpc: Status;
  readonly http: number;
}

/** The gRPC and HTTP status of each kind of DomainError. */
export const statusCodes: Readonly<Record<DomainErrorKind, StatusCodes>> = {
  invalid: { grpc: Status.INVALID_ARGUMENT, http: 400 },
  unauthenticated: { grpc: Status.UNAUTHENTICATED, http: 401 },
  forbidden: { grpc: Status.PERMISSION_DENIED, http: 403 },
  not_found: { grpc: Status.NOT_FOUND, http: 404 },
  conflict: { grpc: Status.ABORTED, http: 409 },
  precondition: { grpc: Status.FAILED_PRECONDITION, http: 422 },
  too_many: { grpc: Status.RESOURCE_EXHAUSTED, http: 429 },
  unavailable: { grpc: Status.UNAVAILABLE, http: 503 },
};

const kindByStatus = new Map<Status, DomainErrorKind>([
  ...Object.entries(statusCodes).map(([kind, { grpc }]): [Status, DomainErrorKind] => [
    grpc,
    kind as DomainErrorKind,
  ]),
  // Statuses that other gRPC servers use for the same errors.
  [Status.ALREADY_EXISTS, 'conflict'],
  [Status.OUT_OF_RANGE, 'invalid'],
]);

/** Undefined for a status of an unexpected failure, such as INTERNAL, UNKNOWN or DEADLINE_EXCEEDED. */
export const kindOfGrpcStatus = (status: Status): DomainErrorKind | undefined => kindByStatus.get(status);
