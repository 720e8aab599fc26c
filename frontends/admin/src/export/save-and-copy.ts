/** Offers a text as a file to keep. */
export const saveFile = (name: string, text: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/**
 * Copies what is still on its way. Browsers allow it only while the click counts, which a promise inside the item keeps
 * alive where items take one.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};
