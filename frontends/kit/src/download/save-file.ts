const REVOKE_DELAY_MS = 10_000;

/** Starts a download. The object URL is revoked later, because some browsers read it after the click. */
export const saveFile = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};
