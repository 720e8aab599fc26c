const localizedText = { en: { type: String, default: '' }, bn: { type: String, default: '' } };

/** Schema field for a text in both languages. */
export const localizedTextField = { type: localizedText, required: true, _id: false } as const;
