/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads the object URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/**
 * Copies a text that is still loading. Browsers allow copying only during a user activation; a ClipboardItem with a
 * promise keeps the activation until the text is loaded.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};
