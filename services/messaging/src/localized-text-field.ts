const localizedText = { en: { type: String, default: '' }, bn: { type: String, default: '' } };

/** A text in both languages, as schemas hold it. */
export const localizedTextField = { type: localizedText, required: true, _id: false } as const;
