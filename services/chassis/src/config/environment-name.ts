/** checkoutHost → CHECKOUT_HOST, s3Endpoint → S3_ENDPOINT. */
export const environmentName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
