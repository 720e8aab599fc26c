import { runInScope, type Scope } from '../scope/index.ts';

/**
 * The generator's items, each made within the scope. A generator runs in the scope of whoever asks for its next
 * item, not of whoever made it, so that every step has to be taken inside.
 */
export async function* iterateInScope<Item, Result>(
  scope: Partial<Scope>,
  make: () => AsyncGenerator<Item, Result, undefined>,
): AsyncGenerator<Item, Result, undefined> {
  const source = make();
  let over = false;
  const step = () => runInScope(scope, () => source.next());
  try {
    let taken = await step();
    while (!taken.done) {
      yield taken.value;
      taken = await step();
    }
    over = true;
    return taken.value;
  } finally {
    // Whoever asked went away between two items: let the handler's own `finally` run.
    if (!over) await runInScope(scope, () => source.return(undefined as Result));
  }
}
