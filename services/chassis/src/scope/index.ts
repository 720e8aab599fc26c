export { currentScope, runInScope, type Scope, type TraceMark } from './scope.ts';
