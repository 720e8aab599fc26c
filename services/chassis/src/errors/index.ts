export { DomainError, type DomainErrorKind, domainError, type FieldError } from './domain-error.ts';
export { toProblemDetails } from './problem-details.ts';
export { fromGrpcError, toGrpcError } from './to-grpc-error.ts';
