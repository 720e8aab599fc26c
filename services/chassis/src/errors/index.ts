export { DomainError, type DomainErrorKind, domainError, type FieldError } from './domain-error.ts';
export { fromGrpcError } from './from-grpc-error.ts';
export { type ProblemDetails, toProblemDetails } from './problem-details.ts';
export { toGrpcError } from './to-grpc-error.ts';
