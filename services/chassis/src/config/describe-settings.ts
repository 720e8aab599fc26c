import type { Settings } from './setting.ts';

export declare const describeSettings: (settings: Settings) => string;
