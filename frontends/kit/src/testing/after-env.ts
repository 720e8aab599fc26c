import '@testing-library/jest-dom';
import { forgetApp } from './app.tsx';

afterEach(forgetApp);
