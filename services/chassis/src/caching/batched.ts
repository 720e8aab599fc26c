import { setImmediate, setTimeout } from 'node:timers/promises';

/** The inputs of one call of `load`, and its outputs. */
interface Batch<Input, Output> {
  readonly inputs: Input[];
  readonly outputs: Promise<readonly Output[]>;
}

/**
 * Combines the calls of one turn of the event loop, or of `ms` milliseconds, into one call of `load`: one round trip for
 * all. `load` returns one output for each input, in the same order; when it rejects, every caller gets the error.
 */
export const batched = <Input, Output>(
  load: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  ms = 0,
): ((input: Input) => Promise<Output>) => {
  let openBatch: Batch<Input, Output> | undefined;
  const startBatch = (): Batch<Input, Output> => {
    const inputs: Input[] = [];
    const runBatch = async (): Promise<readonly Output[]> => {
      await (ms > 0 ? setTimeout(ms) : setImmediate());
      openBatch = undefined;
      return load(inputs);
    };
    return { inputs, outputs: runBatch() };
  };
  return async (input) => {
    openBatch ??= startBatch();
    const { inputs, outputs } = openBatch;
    const index = inputs.push(input) - 1;
    return (await outputs)[index] as Output;
  };
};
