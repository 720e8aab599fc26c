import { findFreePort, firstInternalPort } from './ports.ts';

const allFreeExcept =
  (...taken: number[]) =>
  (port: number) =>
    Promise.resolve(!taken.includes(port));

describe('a port', () => {
  it('is the wanted one if that is free', async () => {
    expect(await findFreePort(4300, new Set(), allFreeExcept())).toBe(4300);
  });

  it('is the next free one if another program or a part of this run uses the wanted one', async () => {
    expect(await findFreePort(4300, new Set([4301]), allFreeExcept(4300, 4302))).toBe(4303);
  });

  it('is free together with the port at the twin offset', async () => {
    expect(await findFreePort(20_000, new Set(), allFreeExcept(30_000), 10_000)).toBe(20_001);
  });

  it('of any home is below the range of ports for outgoing connections', () => {
    const bases = Array.from({ length: 500 }, (_, index) => firstInternalPort(`/home/${index}`));
    expect(Math.min(...bases)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...bases)).toBeLessThan(30_000);
    expect(firstInternalPort('/a')).toBe(firstInternalPort('/a'));
  });
});
