import { findFreePort, firstInternalPort } from './ports.ts';

const freeBut =
  (...taken: number[]) =>
  (port: number) =>
    Promise.resolve(!taken.includes(port));

describe('choosing a port', () => {
  it('takes the wanted one when it is free', async () => {
    expect(await findFreePort(4300, new Set(), freeBut())).toBe(4300);
  });

  it('moves to the next free one when it is taken by a stranger or by a part of this run', async () => {
    expect(await findFreePort(4300, new Set([4301]), freeBut(4300, 4302))).toBe(4303);
  });

  it('asks that the twin be free as well', async () => {
    expect(await findFreePort(20_000, new Set(), freeBut(30_000), 10_000)).toBe(20_001);
  });

  it('keeps every home, and its twins, below the ports that systems give to outgoing connections', () => {
    const bases = Array.from({ length: 500 }, (_, index) => firstInternalPort(`/home/${index}`));
    expect(Math.min(...bases)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...bases)).toBeLessThan(30_000);
    expect(firstInternalPort('/a')).toBe(firstInternalPort('/a'));
  });
});
