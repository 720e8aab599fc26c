import { ClientError } from 'nice-grpc';
import { BadRequest, type ErrorDetails, ErrorInfo, RichClientError } from 'nice-grpc-error-details';
import { DomainError, domainError } from './domain-error.ts';
import { kindOfGrpcStatus } from './status-codes.ts';

/**
 * The error of a failed gRPC call: the DomainError that the called service threw, with all its parts; or `unavailable`
 * when the call failed otherwise, timed out or did not reach the service. The original error is the cause.
 */
export const fromGrpcError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (!(error instanceof ClientError)) return domainError.unavailable('upstream-failed', undefined, error);
  const extra = error instanceof RichClientError ? error.extra : [];
  const info = extra.find(isErrorInfo);
  const kind = kindOfGrpcStatus(error.code);
  // Without ErrorInfo the message comes from the gRPC library or another program and is not for users.
  if (!kind || !info) return domainError.unavailable('upstream-failed', undefined, error);
  return new DomainError(kind, toCode(info.reason), error.details, {
    fields: extra
      .find(isBadRequest)
      ?.fieldViolations.map(({ field, description }) => ({ field, message: description })),
    detail: Object.keys(info.metadata).length === 0 ? undefined : info.metadata,
    cause: error,
  });
};

const toCode = (reason: string) => reason.replaceAll('_', '-').toLowerCase();

const isErrorInfo = (detail: ErrorDetails): detail is ErrorInfo => detail.$type === ErrorInfo.$type;
const isBadRequest = (detail: ErrorDetails): detail is BadRequest => detail.$type === BadRequest.$type;
