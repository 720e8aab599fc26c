/** The toasts of the store screens: 5 seconds at the top centre. */
export const storeToast = { place: 'top', duration: 5_000 } as const;
