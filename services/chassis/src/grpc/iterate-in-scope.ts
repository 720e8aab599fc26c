import { runInScope, type Scope } from '../scope/index.ts';

/**
 * Iterates a generator within the scope. A generator runs in the scope of the code that requests its next item, not in the
 * scope of its creation, so every step is run in the scope.
 */
export async function* iterateInScope<Item, Result>(
  scope: Partial<Scope>,
  make: () => AsyncGenerator<Item, Result, undefined>,
): AsyncGenerator<Item, Result, undefined> {
  const source = make();
  let isDone = false;
  const nextInScope = () => runInScope(scope, () => source.next());
  try {
    let item = await nextInScope();
    while (!item.done) {
      yield item.value;
      item = await nextInScope();
    }
    isDone = true;
    return item.value;
  } finally {
    // The consumer stopped between two items: `return` runs the handler's own `finally`.
    if (!isDone) await runInScope(scope, () => source.return(undefined as Result));
  }
}
