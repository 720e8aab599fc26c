import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine compiles a lazy part for longer than the second that is waited otherwise.
configure({ asyncUtilTimeout: 4_000 });
