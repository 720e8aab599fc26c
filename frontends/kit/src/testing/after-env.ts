import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// On a busy machine the compilation of a lazy module takes longer than the default timeout of 1 s.
configure({ asyncUtilTimeout: 4_000 });
