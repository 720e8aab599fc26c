export { currentScope, runInScope, type Scope, type TraceContext } from './scope.ts';
