// A module of its own, because jsdom cannot reload and tests replace it.
export const reloadPage = (): void => window.location.reload();
