/** Leaves the site, for example for the payment gateway. A module of its own, so that tests can mock it. */
export const goToExternalUrl = (url: string): void => window.location.assign(url);
