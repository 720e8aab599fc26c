// npm run bench:player: how exactly the practice player hits loop points and beats in Chromium, on the running site.

import { parseArgs } from 'node:util';
import { launchBrowser } from '@sargam/e2e/browser';
import { connectToSite, type Site } from '@sargam/e2e/site';
import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import type { Browser } from 'playwright-core';
import { percentile } from './measure/generate-load.ts';
import { type Cell, printTable, verdict } from './measure/print-table.ts';
import { measureBeatErrors } from './player/beat-errors.ts';
import { type LoopPoints, openPractice, readTempo, setLoop } from './player/practice-page.ts';
import { countLoops, readRecorder, restartRecorder } from './player/record-page.ts';

const rates = [0.5, 1, 1.5] as const;
const loopLimitMs = 30;
const beatLimitMs = 10;
/** Short rounds at normal speed for the loop points. */
const shortLoop: LoopPoints = { start: 4, end: 5.5 };
/** Almost the whole lesson, so that the metronome can be measured for longer than the lesson lasts. */
const longLoop: LoopPoints = { start: 1, end: 36 };
const pollMs = 500;

const largest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));

const report = (name: string, errors: readonly number[], limit: number): Cell[] => [
  name,
  errors.length,
  percentile(errors.map(Math.abs), 0.5),
  percentile(errors.map(Math.abs), 0.95),
  largest(errors),
  verdict(errors.length > 0 ? largest(errors) : Number.POSITIVE_INFINITY, limit),
];

const measureLoop = async (browser: Browser, site: Site, rounds: number): Promise<Cell[][]> => {
  const user = await openPractice(browser, site, 1);
  await setLoop(user, shortLoop);
  await restartRecorder(user.page);
  while ((await countLoops(user.page)) < rounds) await user.page.waitForTimeout(pollMs);
  const { loops } = await readRecorder(user.page);
  await user.close();
  const ends = loops.map(({ from }) => (from - shortLoop.end) * 1000);
  const starts = loops.map(({ to }) => (to - shortLoop.start) * 1000);
  return [report('loop end', ends, loopLimitMs), report('loop start', starts, loopLimitMs)];
};

const measureMetronome = async (browser: Browser, site: Site, rate: number, seconds: number) => {
  const user = await openPractice(browser, site, rate);
  await setLoop(user, longLoop);
  // The first round measures the lag between position and sound.
  await user.page.waitForTimeout(pollMs);
  await restartRecorder(user.page);
  await user.page.waitForTimeout(seconds * 1000);
  const recording = await readRecorder(user.page);
  await user.close();
  const errors = measureBeatErrors(recording, await readTempo(site), rate);
  return report(`beat at ${rate}×, ${recording.jumps.length} jumps`, errors, beatLimitMs);
};

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, rounds: { type: 'string', default: '50' } },
});

await runCommand(async () => {
  const site = await connectToSite(openHome().folder);
  const browser = await launchBrowser();
  try {
    const rows = await measureLoop(browser, site, Number(values.rounds));
    for (const rate of rates) rows.push(await measureMetronome(browser, site, rate, Number(values.seconds)));
    printTable(['', 'measured', 'median ms', '95 % ms', 'largest ms', ''], rows);
  } finally {
    await browser.close();
  }
});
