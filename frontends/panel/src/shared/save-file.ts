const REVOKE_DELAY_MS = 10_000;

/** Gives the person a file. Some browsers read it only after the click: its address lives a little longer. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
};
