import '@sargam/kit/styles.css';

/** A new task: the browser answers and draws before it. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All is in this one file; each part of it is run in a task of its own. */
const begin = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@sargam/kit');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
};

void begin();
