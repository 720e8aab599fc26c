/** `use limit` → `Use limit`: some English texts of the specification begin with a small letter. Bengali has no capitals. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
