import type { Refusal } from './refusal.ts';

export declare const fromStatus: (error: unknown) => Refusal;
