import { reloadPage } from './reload-page.ts';

const STORAGE_KEY = 'sargam.replacedFile';

/** The file of a failed import: the bundler's errors name it. */
const failedFile = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

/** Whether the server no longer has the file of a failed import: another build has replaced the one that this page has loaded. */
export const isBuildReplaced = async (error: unknown): Promise<boolean> => {
  const file = failedFile(error);
  if (!file) return false;
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status === 404;
};

/** Loads the page again if its build is replaced. Once per file and tab, because a broken build can lack a file too. */
export const reloadReplacedBuild = async (error: unknown): Promise<boolean> => {
  const file = failedFile(error);
  if (!file || sessionStorage.getItem(STORAGE_KEY) === file || !(await isBuildReplaced(error))) return false;
  sessionStorage.setItem(STORAGE_KEY, file);
  reloadPage();
  return true;
};
