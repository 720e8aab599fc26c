/** A form that the kit's `upload` has sent. */
export type SentForm = { url: string; fields: Record<string, FormDataEntryValue> };
type Answer = { status: number; body: object };

/** Replaces XMLHttpRequest, which jsdom would send over the network. Returns the forms that were sent. */
export const installFakeXhr = (answer: (form: SentForm) => Answer): SentForm[] => {
  const sent: SentForm[] = [];
  class FakeXhr {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    status = 0;
    responseText = '';
    url = '';
    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(): void {}
    send(body: FormData): void {
      const form = { url: this.url, fields: Object.fromEntries(body) };
      sent.push(form);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      setTimeout(() => {
        const { status, body: response } = answer(form);
        this.status = status;
        this.responseText = JSON.stringify(response);
        this.onload?.();
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
  return sent;
};
