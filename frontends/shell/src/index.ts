import '@sargam/kit/styles.css';

/** A new task: the browser answers and draws before it. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All comes at once; each part of it is run in a task of its own, the small ones that others stand on first. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@sargam/kit'),
] as const;

const begin = async (): Promise<void> => {
  for (const run of parts) {
    await pause();
    await run();
  }
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  await start();
};

void begin();
