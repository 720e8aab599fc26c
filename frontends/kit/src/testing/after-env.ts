import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { forgetApp } from './app.tsx';

// A busy machine compiles a lazy part for longer than the second that is waited otherwise.
configure({ asyncUtilTimeout: 4_000 });

afterEach(forgetApp);
