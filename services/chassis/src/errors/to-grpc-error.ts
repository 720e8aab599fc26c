import { ServerError, Status } from 'nice-grpc';
import { BadRequest, type ErrorDetails, ErrorInfo, RichServerError } from 'nice-grpc-error-details';
import { DomainError } from './domain-error.ts';
import { statusCodes } from './status-codes.ts';

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
