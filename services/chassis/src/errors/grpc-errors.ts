import { ClientError, ServerError, Status } from 'nice-grpc';
import {
  BadRequest,
  type ErrorDetails,
  ErrorInfo,
  RichClientError,
  RichServerError,
} from 'nice-grpc-error-details';
import { DomainError, domainError } from './domain-error.ts';
import { kindOfGrpcStatus, statusCodes } from './status-codes.ts';

const errorDomain = 'sargam';

/**
 * The gRPC error for an error of a handler. A DomainError keeps all its parts: the message as status message, code and
 * detail as google.rpc.ErrorInfo, fields as google.rpc.BadRequest. An unexpected error reveals nothing.
 */
export const toGrpcError = (error: unknown): ServerError => {
  if (error instanceof DomainError)
    return new RichServerError(statusCodes[error.kind].grpc, error.message, detailsOf(error));
  if (error instanceof ServerError) return error;
  if (error instanceof Error && error.name === 'AbortError')
    return new ServerError(Status.CANCELLED, 'The call was cancelled');
  return new ServerError(Status.INTERNAL, 'Something went wrong');
};

const detailsOf = ({ code, detail, fields }: DomainError): ErrorDetails[] => [
  ErrorInfo.fromPartial({ reason: toReason(code), domain: errorDomain, metadata: { ...detail } }),
  ...(fields.length === 0 ? [] : [violations(fields)]),
];

const violations = (fields: DomainError['fields']) =>
  BadRequest.fromPartial({
    fieldViolations: fields.map(({ field, message }) => ({ field, description: message })),
  });

// google.rpc.ErrorInfo requires UPPER_SNAKE_CASE reasons.
const toReason = (code: string) => code.replaceAll('-', '_').toUpperCase();

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
