export { act, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { type Answer, type Answers, asked, fetchAnswering, problem } from './answers.ts';
export { address, aUser, type InApp, renderInApp } from './app.tsx';
export { letItBe } from './today.ts';
