/** Goes to an address outside the site, such as the payment gateway's page. */
export const goToExternalUrl = (url: string): void => window.location.assign(url);

/** Loads the page anew: what it knew has turned out to be wrong. */
export const reloadPage = (): void => window.location.reload();
