import type { UploadOptions } from 'tus-js-client';

/** An upload that the code under test has created. A test calls its callbacks: `uploads[0].options.onProgress(1, 2)`. */
export class FakeTusUpload {
  static readonly created: FakeTusUpload[] = [];
  static previous: object[] = [];
  url: string | null;
  resumedFrom: object | undefined;
  isStarted = false;
  isAborted = false;
  readonly file: File;
  readonly options: UploadOptions;

  constructor(file: File, options: UploadOptions) {
    this.file = file;
    this.options = { ...options, urlStorage: { removeUpload: async () => undefined } as never };
    this.url = `http://localhost/api/v1/uploads/up${FakeTusUpload.created.push(this)}`;
  }
  findPreviousUploads = async (): Promise<object[]> => FakeTusUpload.previous;
  resumeFromPreviousUpload(previous: object): void {
    this.resumedFrom = previous;
  }
  start(): void {
    this.isStarted = true;
  }
  abort = async (): Promise<void> => {
    this.isAborted = true;
  };
  finish(): void {
    this.options.onSuccess?.({} as never);
  }
}
