/** The path of the public page, which is printed on the certificate as a QR code. */
export const certificatePath = ({ code }: { code: string }): string => `/certificate/${code}`;
