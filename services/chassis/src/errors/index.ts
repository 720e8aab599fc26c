export { DomainError, type DomainErrorKind, domainError, type FieldError } from './domain-error.ts';
export { fromGrpcError, toGrpcError } from './grpc-errors.ts';
export { toProblemDetails } from './problem-details.ts';
export { undefinedOn } from './undefined-on.ts';
