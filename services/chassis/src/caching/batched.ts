import DataLoader from 'dataloader';

/**
 * Combines the calls of one turn of the event loop, or of `ms` milliseconds, into one call of `load`: one round trip for
 * all. `load` returns one output for each input, in the same order; when it rejects, every caller gets the error.
 */
export const batched = <Input, Output>(
  load: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  ms = 0,
): ((input: Input) => Promise<Output>) => {
  const loadAll = async (inputs: readonly Input[]): Promise<Output[]> => {
    const outputs = await load(inputs);
    // Loads without a result may return an empty list.
    return inputs.map((_, index) => outputs[index] as Output);
  };
  const loader = new DataLoader(loadAll, {
    cache: false,
    batchScheduleFn: (run) => void (ms > 0 ? setTimeout(run, ms) : setImmediate(run)),
  });
  return (input) => loader.load(input);
};
