const both = { en: { type: String, default: '' }, bn: { type: String, default: '' } };

/** A text in both languages, as schemas hold it. */
export const textField = { type: both, required: true, _id: false } as const;
