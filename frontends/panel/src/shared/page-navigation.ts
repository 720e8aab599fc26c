/** Goes to an address outside the site, such as the payment gateway's page. */
export const goToExternalUrl = (url: string): void => window.location.assign(url);
