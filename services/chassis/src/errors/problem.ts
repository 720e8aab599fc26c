/** RFC 9457, with the members that older clients read. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly code: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly instance: string;
  readonly traceId?: string;
}

export declare const toProblem: (
  error: unknown,
  at: { readonly instance: string; readonly traceId?: string },
) => { readonly status: number; readonly body: Problem };
