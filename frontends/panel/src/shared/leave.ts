/** Goes to an address outside the site, such as the payment gateway's page. */
export const leaveFor = (url: string): void => window.location.assign(url);
