import { ClientError } from 'nice-grpc';
import { BadRequest, type ErrorDetails, ErrorInfo, RichClientError } from 'nice-grpc-error-details';
import { DomainError, domainError } from './domain-error.ts';
import { kindOfGrpcStatus } from './status-codes.ts';

/**
 * What a failed call means to whoever made it: the Refusal that the other service threw, whole; or `unavailable`
 * when it broke, was late, or could not be reached. The original is the cause.
 */
export const fromGrpcError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (!(error instanceof ClientError)) return domainError.unavailable('upstream-failed', undefined, error);
  const extra = error instanceof RichClientError ? error.extra : [];
  const info = extra.find(isErrorInfo);
  const kind = kindOfGrpcStatus(error.code);
  // Without our own details it is the library or a stranger speaking, in words that are not for people.
  if (!kind || !info) return domainError.unavailable('upstream-failed', undefined, error);
  return new DomainError(kind, asCode(info.reason), error.details, {
    fields: extra
      .find(isBadRequest)
      ?.fieldViolations.map(({ field, description }) => ({ field, message: description })),
    detail: Object.keys(info.metadata).length === 0 ? undefined : info.metadata,
    cause: error,
  });
};

const asCode = (reason: string) => reason.replaceAll('_', '-').toLowerCase();

const isErrorInfo = (detail: ErrorDetails): detail is ErrorInfo => detail.$type === ErrorInfo.$type;
const isBadRequest = (detail: ErrorDetails): detail is BadRequest => detail.$type === BadRequest.$type;
