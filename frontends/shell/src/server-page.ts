import { fillPageState, type PageState, queryClient } from '@sargam/kit';

/** The remote whose markup came with the page, until it is hydrated. */
let renderedRemote: string | undefined;

/** Whether the markup of a remote came with the page. Only the first mount of the remote hydrates it. */
export const hasServerMarkup = (remote: string): boolean => renderedRemote === remote;

export const markHydrated = (): void => {
  renderedRemote = undefined;
};

const readState = (): PageState => {
  const text = document.getElementById('sargam-data')?.textContent;
  return text ? JSON.parse(text) : [];
};

/** Fills the query cache from the server-rendered page. Returns false if the server has rendered nothing for this URL. */
export const readServerPage = (root: Element): boolean => {
  if (!root.hasChildNodes()) return false;
  const container = root.querySelector('[data-remote][data-build]');
  renderedRemote = container?.getAttribute('data-remote') ?? undefined;
  fillPageState(queryClient, readState());
  return true;
};
