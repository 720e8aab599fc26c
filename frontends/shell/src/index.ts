import '@sargam/kit/styles.css';

/** Continues in a new task, so that the browser can handle input and paint first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All modules are in the two files of the start. Each is evaluated in its own task, dependencies first. */
const modules = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@sargam/kit'),
] as const;

const startInTasks = async (): Promise<void> => {
  for (const load of modules) {
    await nextTask();
    await load();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start();
};

void startInTasks();
